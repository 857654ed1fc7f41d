import { degrees, PDFDocument } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Mark } from '#shared/kernel/seal/mark.ts';
import { openPdf } from './open.ts';
import { cornerOf } from './page-space.ts';
import { stampPdf } from './stamp.ts';

const BOX = { x: 300, y: 120, width: 160, height: 30 };
interface Sheet {
  readonly turn: number;
  readonly crop?: readonly [x: number, y: number, width: number, height: number];
}

async function emptyPage({ turn, crop }: Sheet): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  page.setRotation(degrees(turn));
  if (crop) page.setCropBox(...crop);
  return pdf.save();
}

/** Stamps a name into the box, and reads back where a viewer shows it. */
async function shownAt(sheet: Sheet, box = BOX) {
  const pdf = await openPdf(await emptyPage(sheet));
  const { angle, ...corner } = cornerOf(pdf.getPage(0), box);
  const { width, height } = box;
  const place = { page: 1, ...corner, width, height, angle, room: width, isPrinted: false };
  const mark: Mark = { kind: 'name', participant: 1, ...place };
  await stampPdf(pdf, [{ mark, kind: 'text', text: 'Nina' }]);
  const bytes = new Uint8Array(await pdf.save());
  const page = await (await getDocument({ data: bytes, verbosity: 0 }).promise).getPage(1);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const [found] = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
  const [a = 0, b = 0, , , e = 0, f = 0] = found?.transform ?? [];
  const [x = 0, y = 0] = viewport.convertToViewportPoint(e, f);
  const [toX = 0, toY = 0] = viewport.convertToViewportPoint(e + a, f + b);
  return { text: found && 'str' in found ? found.str : '', x, y, isUpright: toX > x && Math.abs(toY - y) < 0.01 };
}

const SHEETS: readonly (readonly [string, Sheet])[] = [
  ...[0, 90, 180, 270].map((turn) => [`a page turned by ${turn}`, { turn }] as const),
  ...[0, 90, 180, 270].map(
    (turn) => [`a cropped page turned by ${turn}`, { turn, crop: [40, 60, 500, 700] as const }] as const,
  ),
];

describe('a field lies where its author saw it', () => {
  it.each(SHEETS)('on %s', async (_name, sheet) => {
    const { text, x, y, isUpright } = await shownAt(sheet);
    expect([text, isUpright]).toEqual(['Nina', true]);
    expect(Math.abs(x - BOX.x)).toBeLessThan(3);
    expect(y).toBeGreaterThan(BOX.y);
    expect(y).toBeLessThanOrEqual(BOX.y + BOX.height);
  });

  it('and at the edge, where it was placed beyond', async () => {
    const { x, y } = await shownAt({ turn: 90 }, { ...BOX, x: 5000, y: 5000 });
    expect(Math.abs(x - (842 - BOX.width))).toBeLessThan(3);
    expect(y).toBeLessThanOrEqual(595);
    expect(y).toBeGreaterThan(595 - BOX.height);
  });
});
