#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Makes an archive. Its arguments are the archive and the members, or a response file with
# both, which ar reads.
exec ar rcs "$@"
