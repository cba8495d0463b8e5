# SPDX-License-Identifier: MIT
#
# The names of the kernels. They have the shape, the number and the lengths of those that
# composable kernel's generator writes for flash-attention: each part of a name is a choice that
# the generator made.

# The axes. An empty choice leaves no trace in the name.
set(types _fp16 _bf16)
set(modes _batch _group)
set(bias "" _alibi)
set(mask "" _mask)
set(lse "" _lse_dropout)
set(dropout "" _dropout_wg32)
set(deterministic "" _deterministic)
set(rotary "" _inter)
set(paged "" _pagedkv)
set(row_pads _pd _psd _psddv)
set(forward_pads _psddv _psskdv _psskddv)
set(split_pads _psk _pssk _pskddv _psskd _psskddv)
set(backward_pads _pssk _pskd _pskdv _psskd _psskdv)
set(splits _s2 _s4 _s8 _s16 _s32 _s64 _s128)

# Appends `first` with every combination of the axes that follow to the list `names`.
function(append_names first)
  set(products "${first}")
  foreach(axis IN LISTS ARGN)
    set(longer "")
    foreach(product IN LISTS products)
      foreach(choice IN LISTS ${axis})
        list(APPEND longer "${product}${choice}")
      endforeach()
    endforeach()
    set(products "${longer}")
  endforeach()
  list(APPEND names ${products})
  set(names "${names}" PARENT_SCOPE)
endfunction()

# Sets `out` to the first `count` names.
function(kernel_names out count)
  set(names "")
  foreach(d IN ITEMS 32 64 128 256)
    set(forward_tile "_shb_b128x64x32x${d}x32x${d}_r4x1x1_w32x32x16_qr_async_vr")
    set(split_tile "_b64x128x32x${d}x32x${d}_r4x1x1_w16x16x16_qr_async_vr")
    set(append_tile "_b64x64x${d}x${d}_vr")
    string(CONCAT backward_tile
      "_b32x128x${d}x32x${d}x32x64x${d}x${d}_r1x4x1_r4x1x1_r2x2x1_w16x16x32_w16x16x16"
      "_o1_kr_ktr_vr_iglp"
    )
    append_names(fmha_bwd_d${d}
      types modes backward_tile backward_pads bias mask dropout deterministic
    )
    append_names(fmha_bwd_convert_dq_b64x${d}_o2_d${d} types modes row_pads deterministic)
    append_names(fmha_bwd_dot_do_o_o2_d${d} types modes row_pads)
    append_names(fmha_fwd_d${d} types modes forward_tile forward_pads bias mask lse)
    append_names(fmha_fwd_appendkv_d${d} types append_tile row_pads rotary paged)
    append_names(fmha_fwd_splitkv_d${d} types modes split_tile split_pads mask lse)
    append_names(fmha_fwd_splitkv_combine_b32x${d}_d${d} types modes splits)
  endforeach()
  list(SUBLIST names 0 ${count} names)
  set(${out} "${names}" PARENT_SCOPE)
endfunction()
