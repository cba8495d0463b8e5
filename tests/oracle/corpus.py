# SPDX-License-Identifier: MIT
"""The arguments that every reader is tried with."""

import itertools
import random
from pathlib import Path

# Blanks of every kind, what quotes and escapes, what shells and readers of lists take for their
# own, and letters of two and three bytes.
ALPHABET = list(" \t\r\n\v\f\\\"'$#;@%^&,-/") + ["\u00a0", "\u00e9", "\u6728"]
LONGEST = 4
SAMPLED_BEYOND = 3  # where a program is slow, of longer ones only a sample is tried
SAMPLE_COUNT = 5000

LONG_COUNT = 2000  # without DEL, which makes LLVM switch to bold type
LONG_ALPHABET = ALPHABET + list("abc019=+:!*?~`|<>()[]{}\x01\x1b") + ["\\\\", '\\"', "\U0001d11e"]

CK_COUNT = 2327


def short_count(longest: int) -> int:
    return sum(len(ALPHABET) ** length for length in range(longest + 1))


def short_arguments(longest: int) -> list[str]:
    """Every string over the alphabet up to the longest length, the empty one first."""
    return [
        "".join(letters)
        for length in range(longest + 1)
        for letters in itertools.product(ALPHABET, repeat=length)
    ]


def sampled_arguments() -> list[str]:
    """Some of the longest ones, the same in every run."""
    source = random.Random(19700101)
    count = len(ALPHABET) ** LONGEST
    return [_number_in_letters(number) for number in source.sample(range(count), SAMPLE_COUNT)]


def _number_in_letters(number: int) -> str:
    letters = []
    for _ in range(LONGEST):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)


def long_arguments() -> list[str]:
    """Random longer ones, the same in every run."""
    source = random.Random(20240717)
    return [
        "".join(source.choices(LONG_ALPHABET, k=source.randint(LONGEST + 1, 40)))
        for _ in range(LONG_COUNT)
    ]


def hostile_arguments(longest: int = LONGEST) -> list[str]:
    """All of them; up to a length below the longest, and a sample of that."""
    sample = [] if longest == LONGEST else sampled_arguments()
    return short_arguments(longest) + sample + long_arguments()


def hostile_count(longest: int = LONGEST) -> int:
    return short_count(longest) + LONG_COUNT + (0 if longest == LONGEST else SAMPLE_COUNT)


def ck_names(path: Path) -> list[str]:
    """The kernels' names from the list at `path`, else as many of the same shape."""
    if path.is_file():
        names = path.read_text(encoding="utf-8").split()
        print(f"names: {len(names)} of CK's, from {path.name}")
    else:
        names = [_ck_name(number) for number in range(CK_COUNT)]
        print(f"names: {len(names)} made here; SKIPPED are CK's own: {path.name} is not there")
    assert len(names) == CK_COUNT, len(names)
    return names


def _ck_name(number: int) -> str:
    pads = "_".join(["psk", "pssk", "dv", "ddv"][: number % 4 + 1])
    return (
        f"fmha_fwd_d{32 << number % 4}_fp16_batch_shb_b128x64x16x32x32x{number}"
        f"_r2x1x1_w32x32x16_qr_async_vr_{pads}_lse_dropout.cpp"
    )
