"""Writes the fonts of printed documents and the list of characters they have.

Run where the packages of @fontsource are installed (version 5.3.0), with fonttools and brotli:
    python scripts/fonts.py <folder with node_modules/@fontsource>
Every file is plain TrueType without hints and glyph names: of a packed font the PDF library would unpack a whole table
for each letter. A file is read only when a text needs one of its characters, so large scripts stay in the parts that
Google Fonts cuts them into.
"""
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

OUT = Path('functions/platform/documents/fonts')
PRINTABLE = Path('shared/data/printable.ts')
# Package, weights, parts ('*': all). Of each character the first font in this order is used.
PACKAGES = [
    # The accents that Inter's parts leave out.
    ('noto-sans', (400,), ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']),
    ('noto-sans-hebrew', (400, 600), ['hebrew']),
    ('noto-sans-arabic', (400, 600), ['arabic']),
    ('noto-sans-thai', (400, 600), ['thai']),
    ('noto-sans-devanagari', (400, 600), ['devanagari']),
    ('noto-sans-bengali', (400,), ['bengali']),
    ('noto-sans-tamil', (400,), ['tamil']),
    ('noto-sans-georgian', (400, 600), ['georgian']),
    ('noto-sans-armenian', (400, 600), ['armenian']),
    ('noto-sans-math', (400,), ['latin', 'math', 'symbols', '*']),
    ('noto-sans-symbols-2', (400,), ['symbols', 'math', '*']),
    ('noto-sans-symbols', (400,), ['symbols', '*']),
    ('noto-sans-jp', (400,), ['*']),
    ('noto-sans-sc', (400,), ['*']),
    ('noto-sans-tc', (400,), ['*']),
    ('noto-sans-kr', (400,), ['*']),
]
# One font, so that no word changes fonts within: the library would cut it there, with a hyphen.
INTER = ('latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext')
CJK = {'noto-sans-jp', 'noto-sans-sc'}
# Draws typed signatures. It is outside the index: no other text uses it.
CAVEAT = ('latin', 'latin-ext', 'cyrillic', 'cyrillic-ext')


def parts_of(folder: Path, name: str, wanted: list[str]) -> list[str]:
    files = sorted((folder / name / 'files').glob(f'{name}-*-400-normal.woff2'))
    there = [f.name[len(name) + 1 : -len('-400-normal.woff2')] for f in files]
    named = [part for part in wanted if part in there]
    if '*' not in wanted:
        return named
    return named + sorted((part for part in there if part not in named), key=lambda part: (not part.isdigit(), part.zfill(4)))


def write(source: Path, target: Path, keep: set[int]) -> None:
    options = subset.Options(hinting=False, glyph_names=False, notdef_outline=True, layout_features=['*'], name_IDs=[1, 2])
    font = TTFont(source)
    font.flavor = None
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=keep)
    cutter.subset(font)
    # Of Inter in each font: the tallest one of a line decides where the line stands.
    font['hhea'].ascent = round(0.96875 * font['head'].unitsPerEm)
    font['hhea'].descent = round(-0.2412 * font['head'].unitsPerEm)
    font['hhea'].lineGap = 0
    font.save(target)


def write_whole(folder: Path, name: str, parts: tuple[str, ...], weight: int) -> set[int]:
    """Joins the parts of a font in one file."""
    with TemporaryDirectory() as temp:
        files = []
        for part in parts:
            font = TTFont(folder / name / 'files' / f'{name}-{part}-{weight}-normal.woff2')
            font.flavor = None
            font.save(file := Path(temp) / f'{part}.ttf')
            files.append(str(file))
        merged = Merger().merge(files)
        merged.save(whole := Path(temp) / 'whole.ttf')
        has = {p for p in merged.getBestCmap() if p >= 0x20}
        write(whole, OUT / f'{name}-{weight}.ttf', has)
        return has


def ranges_of(points: set[int]) -> list[list[int]]:
    ranges: list[list[int]] = []
    for point in sorted(points):
        if ranges and ranges[-1][1] == point - 1:
            ranges[-1][1] = point
        else:
            ranges.append([point, point])
    return ranges


def digits(n: int) -> str:
    return (digits(n // 36) if n >= 36 else '') + '0123456789abcdefghijklmnopqrstuvwxyz'[n % 36]


def coded(points: set[int]) -> str:
    """Ranges as distances in base 36: from the last range's end, and the length where it is more than one."""
    end, texts = 0, []
    for first, last in ranges_of(points):
        texts.append(digits(first - end) + (f'-{digits(last - first)}' if last > first else ''))
        end = last
    return ','.join(texts)


def main(folder: Path) -> None:
    for file in OUT.glob('*.ttf'):
        file.unlink()
    write_whole(folder, 'caveat', CAVEAT, 400)
    everything = write_whole(folder, 'inter', INTER, 400) & write_whole(folder, 'inter', INTER, 600)
    index = [{'name': 'inter', 'weights': [400, 600], 'has': coded(everything)}]
    for name, weights, wanted in PACKAGES:
        for part in parts_of(folder, name, wanted):
            source = folder / name / 'files' / f'{name}-{part}'
            has = {p for p in TTFont(f'{source}-400-normal.woff2').getBestCmap() if p >= 0x20}
            if name == 'noto-sans-kr':
                has = {p for p in has if 0x1100 <= p <= 0x11FF or 0x3130 <= p <= 0x318F or 0xAC00 <= p <= 0xD7A3}
            # Japanese and Chinese draw the same character each in its own way: both keep theirs.
            keep = has if name in CJK and part.isdigit() else has - everything
            if len(keep) == 0:
                continue
            everything |= keep
            file = f'{name}-{part}'
            for weight in weights:
                write(Path(f'{source}-{weight}-normal.woff2'), OUT / f'{file}-{weight}.ttf', keep | ({0x20, 0xA0} & has))
            index.append({'name': file, 'weights': list(weights), 'has': coded(keep)})
    (OUT / 'index.json').write_text(json.dumps(index, separators=(',', ':')) + '\n')
    PRINTABLE.write_text(
        '/** Characters that the fonts of printed documents have, as coded ranges; written by `scripts/fonts.py`. */\n'
        f"export const PRINTABLE =\n  '{coded(everything)}';\n"
    )


main(Path(sys.argv[1]))
