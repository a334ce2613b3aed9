"""The Noto fonts for tests with fonts installed on the server; Scripts/noto-fonts downloads them."""

import contextlib
import os
import pathlib
import tempfile
import unittest
from collections.abc import Iterator

_CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
#: The folder with Debian's fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji.
NOTO = pathlib.Path(os.environ.get("NOTO_FONTS") or _CACHE / "trellis" / "noto-fonts")
_NEEDED = ["NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf", "NotoSansKhmer-Regular.ttf", "NotoSans-Regular.ttf"]
_MISSING = [name for name in _NEEDED if not any(NOTO.rglob(name))]

needs_noto = unittest.skipIf(
    _MISSING, f"{NOTO} has no {', '.join(_MISSING)}; run Scripts/noto-fonts, or name a folder in NOTO_FONTS")


@contextlib.contextmanager
def noto_for_readers() -> Iterator[None]:
    """Within the context, browsers that start have the Noto fonts like installed fonts."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "fonts.conf"
        path.write_text(
            '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>'
            f'<include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>{NOTO}</dir></fontconfig>')
        before = os.environ.get("FONTCONFIG_FILE")
        os.environ["FONTCONFIG_FILE"] = str(path)
        try:
            yield
        finally:
            if before is None:
                del os.environ["FONTCONFIG_FILE"]
            else:
                os.environ["FONTCONFIG_FILE"] = before
