import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { Mark } from '#shared/kernel/seal/mark.ts';
import { findMarks } from './marks.ts';
import { openPdf } from './open.ts';
import { type TextPiece, textsOfPages } from './pdf-text.ts';
import { type Stamp, stampPdf } from './stamp.ts';

const SIZE = 11;
async function fileWith(text: string, angle = 0): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage([595, 842]);
  pdf.addPage([595, 842]).drawText(text, { x: 100, y: 400, size: SIZE, font, rotate: degrees(angle) });
  return pdf.save();
}

/** Stamps each mark of a file, and returns the drawn texts of its second page. */
async function stamped(bytes: Uint8Array, stampOf: (mark: Mark) => Stamp): Promise<readonly TextPiece[]> {
  const before = (await textsOfPages(bytes))[1]?.pieces.length ?? 0;
  const pdf = await openPdf(bytes);
  await stampPdf(pdf, (await findMarks(bytes)).map(stampOf));
  const pages = await textsOfPages(await pdf.save());
  expect(pages[0]?.pieces).toEqual([]);
  return (pages[1]?.pieces ?? []).slice(before);
}
const bare = (pieces: readonly TextPiece[]) => pieces.map(({ text }) => text.replace(/\s/g, '')).join('');
const asText =
  (text: string) =>
  (mark: Mark): Stamp => ({ mark, kind: 'text', text });
const asSignature =
  (text: string) =>
  (mark: Mark): Stamp => ({ mark, kind: 'signature', text });

/** A picture of one dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('stampPdf', () => {
  it.each([
    'A) /Evil (b',
    'open ( paren \\',
    'Jürgen Łąkowski',
    'Ngô Thị Ánh Nguyệt',
    'Юлия Иванова',
    '山田太郎',
    'Νίκος',
  ])('draws the name %s as it is, typed and signed', async (name) => {
    const expected = name.replace(/\s/g, '');
    expect(bare(await stamped(await fileWith('[name:1]'), asText(name)))).toBe(expected);
    expect(bare(await stamped(await fileWith('[sign:1]'), asSignature(name)))).toBe(expected);
  });

  it('draws a name that reads from the right', async () => {
    const pieces = await stamped(await fileWith('[sign:1]'), asSignature('محمد علي'));
    const placeOf = (word: string) => pieces.find(({ text }) => text.includes(word))?.x ?? Number.NaN;
    expect(placeOf('محمد')).toBeGreaterThan(placeOf('علي'));
  });

  it('puts the text on the line of its mark, a signature larger than a value', async () => {
    const [value] = await stamped(await fileWith('[name:1]'), asText('Anna'));
    const [signature] = await stamped(await fileWith('[sign:1]'), asSignature('Anna'));
    for (const piece of [value, signature]) {
      expect(piece?.x).toBeCloseTo(100, 0);
      expect(Math.abs((piece?.y ?? 0) - 400)).toBeLessThan(2);
    }
    expect(value?.size).toBe(SIZE);
    expect(signature?.size).toBeGreaterThan(2 * SIZE);
  });

  it('keeps a long text out of the words behind the mark', async () => {
    const bytes = await fileWith('[name:1] for the promoter');
    const room = (await findMarks(bytes))[0]?.room ?? 0;
    const pieces = await stamped(bytes, asText('Anna Maria de Vries'));
    expect(bare(pieces)).toBe('AnnaMariadeVries');
    for (const { x, width } of pieces) expect(x + width).toBeLessThanOrEqual(100 + room + 1);
  });

  it('turns with the page', async () => {
    const pieces = await stamped(await fileWith('[sign:1]', 90), asSignature('Anna'));
    expect(pieces).toMatchObject([{ text: 'Anna', angle: 90 }]);
    expect(pieces[0]?.y).toBeCloseTo(100 + 300, 0);
  });

  it('draws nothing for an empty text, and a picture without text', async () => {
    expect(await stamped(await fileWith('[sign:1]'), asText(' '))).toEqual([]);
    expect(await stamped(await fileWith('[sign:1]'), (mark) => ({ mark, kind: 'picture', png: PNG }))).toEqual([]);
  });

  it('stores a text or picture once, however often it is drawn', async () => {
    const bytes = await fileWith('[initials:1] [initials:1] [initials:1] [sign:1] [sign:1]');
    const marks = await findMarks(bytes);
    const objects = async (count: number) => {
      const pdf = await openPdf(bytes);
      const stampOf = (mark: Mark): Stamp =>
        mark.kind === 'sign' ? { mark, kind: 'picture', png: PNG } : { mark, kind: 'text', text: 'AdV' };
      await stampPdf(pdf, [...marks.slice(0, count), ...marks.slice(3, 3 + count)].map(stampOf));
      const saved = await openPdf(await pdf.save());
      return saved.context.enumerateIndirectObjects().length;
    };
    expect(await objects(2)).toBe(await objects(1));
  });
});
