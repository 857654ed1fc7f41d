import { degrees, PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { findMarks } from './marks.ts';

const SIZE = 12;
type Draw = (page: PDFPage, font: PDFFont) => void;
/** The marks of a file with one page for each drawing. */
async function marksOf(...draws: readonly Draw[]) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const draw of draws) draw(pdf.addPage([595, 842]), font);
  return findMarks(await pdf.save());
}
const text =
  (words: string, x = 60, y = 700): Draw =>
  (page, font) =>
    page.drawText(words, { x, y, size: SIZE, font });

describe('findMarks', () => {
  it('says page and place of every mark', async () => {
    const marks = await marksOf(text('No mark here'), text('[sign:1] [initials:2] [text:3:Hotel name]'));
    expect(marks).toMatchObject([
      { kind: 'sign', participant: 1, page: 2, x: 60, height: SIZE, angle: 0 },
      { kind: 'initials', participant: 2, page: 2 },
      { kind: 'text', participant: 3, page: 2, label: 'Hotel name' },
    ]);
    expect(marks.map(({ y }) => y)).toEqual([697, 697, 697]);
  });

  it('finds a mark within a sentence, to some points', async () => {
    let before = 0;
    let own = 0;
    const [mark] = await marksOf((page, font) => {
      before = font.widthOfTextAtSize('Signed by the promoter: ', SIZE);
      own = font.widthOfTextAtSize('[sign:1]', SIZE);
      page.drawText('Signed by the promoter: [sign:1] (name below)', { x: 60, y: 700, size: SIZE, font });
    });
    expect(Math.abs((mark?.x ?? 0) - 60 - before)).toBeLessThan(1);
    expect(Math.abs((mark?.width ?? 0) - own)).toBeLessThan(1);
  });

  it('joins the pieces of a line, in whatever order they are drawn', async () => {
    const marks = await marksOf((page, font) => {
      const widths = ['[si', 'gn', ':1'].map((part) => font.widthOfTextAtSize(part, SIZE));
      const [a = 0, b = 0, c = 0] = widths;
      for (const [part, x] of [
        [']', a + b + c],
        ['gn', a],
        ['[si', 0],
        [':1', a + b],
      ] as const)
        page.drawText(part, { x: 60 + x, y: 700.2 - x / 100, size: SIZE, font });
    });
    expect(marks).toMatchObject([{ kind: 'sign', participant: 1, x: 60 }]);
  });

  it('joins no pieces of two columns or two lines', async () => {
    expect(await marksOf(text('[sign:'), text('1]', 60, 690))).toEqual([]);
    expect(
      await marksOf((page, font) => {
        text('[sign:')(page, font);
        text('1]', 300)(page, font);
        text('1]', 60, 680)(page, font);
      }),
    ).toEqual([]);
  });

  it('keeps two marks of one row apart', async () => {
    const marks = await marksOf((page, font) => {
      text('[sign:1]')(page, font);
      text('[sign:2]', 320)(page, font);
    });
    expect(marks.map(({ participant, x }) => [participant, x])).toEqual([
      [1, 60],
      [2, 320],
    ]);
  });

  it('says how much room is to the right: to a word, to the next column, or to the edge', async () => {
    const marks = await marksOf(text('[name:1] of [place:1]'), (page, font) => {
      text('[sign:1]')(page, font);
      text('Promoter', 320)(page, font);
    });
    const [name, place, sign] = marks;
    expect(name?.room).toBeCloseTo((name?.width ?? 0) + 3.3, 0);
    expect((place?.x ?? 0) + (place?.room ?? 0)).toBeCloseTo(595 - 24, 3);
    expect(sign?.room).toBeCloseTo(260, 3);
  });

  it('counts a mark that is drawn twice for bold once', async () => {
    const marks = await marksOf((page, font) => {
      text('[sign:1]')(page, font);
      text('[sign:1]', 60.4)(page, font);
    });
    expect(marks).toHaveLength(1);
  });

  it.each([90, 180, 270])('finds text at %i degrees', async (angle) => {
    const marks = await marksOf((page, font) =>
      page.drawText('[sign:1]', { x: 300, y: 400, size: SIZE, font, rotate: degrees(angle) }),
    );
    expect(marks).toMatchObject([{ kind: 'sign', angle }]);
    const [{ x, y } = { x: 0, y: 0 }] = marks;
    expect(Math.hypot(x - 300, y - 400)).toBeCloseTo(SIZE / 4, 3);
  });

  it('leaves the bytes with their owner', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    const bytes = await pdf.save();
    const before = Buffer.from(bytes);
    await findMarks(bytes);
    expect(Buffer.from(bytes)).toEqual(before);
  });
});
