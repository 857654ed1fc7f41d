import { degrees, type PDFDocument, type PDFEmbeddedPage, type PDFImage, rgb } from 'pdf-lib';
import type { Mark } from '#shared/kernel/seal/mark.ts';
import { drawTexts, type StampText } from './stamp-text.tsx';
import { shifted } from './text-lines.ts';

/** A drawing for a mark. An empty text only covers the mark. */
export type Stamp = { readonly mark: Mark } & (
  | { readonly kind: 'signature' | 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly png: Uint8Array }
);

/** Points. A signature is larger than its mark, if there is room to the right. */
const SIGNATURE = { width: 170, height: 34, size: 26 };
const INITIALS = { width: 56, height: 26, size: 20 };
const VALUE = { width: 230, size: 11, sizeMin: 8 };

function boxOf({ kind, width, height, room }: Mark): { width: number; height: number; size: number } {
  const wanted = kind === 'initials' ? INITIALS : SIGNATURE;
  const tall = Math.max(height, wanted.height);
  return {
    width: Math.min(room, Math.max(width, wanted.width)),
    height: tall,
    size: Math.min(tall * 0.77, wanted.size),
  };
}

function textOf(stamp: Stamp): StampText | undefined {
  if (stamp.kind === 'picture' || stamp.text.trim() === '') return undefined;
  const { mark, kind, text } = stamp;
  if (kind === 'signature') return { text, isSignature: true, ...boxOf(mark) };
  const size = Math.min(Math.max(mark.height, VALUE.sizeMin), VALUE.size);
  return { text, isSignature: false, width: Math.min(mark.room, Math.max(mark.width, VALUE.width)), size };
}

/** Letters end this far above the lower edge of their mark, in parts of its height. */
const BASELINE = 0.25;
const white = rgb(1, 1, 1);

function cover(pdf: PDFDocument, mark: Mark): void {
  if (!mark.isPrinted) return;
  const { width, height, angle } = mark;
  // A line below the mark stays visible.
  const place = shifted(mark, -0.5, 0.03 * height);
  const box = { width: width + 1, height };
  pdf.getPage(mark.page - 1).drawRectangle({ ...place, ...box, color: white, rotate: degrees(angle) });
}

interface Lettering {
  readonly page: PDFEmbeddedPage;
  readonly left: number;
  readonly baseline: number;
}

function drawText(pdf: PDFDocument, mark: Mark, { page, left, baseline }: Lettering): void {
  const place = shifted(mark, -left, BASELINE * Math.min(mark.height, SIGNATURE.size) - baseline);
  pdf.getPage(mark.page - 1).drawPage(page, { ...place, rotate: degrees(mark.angle) });
}

function drawPicture(pdf: PDFDocument, mark: Mark, image: PDFImage): void {
  const box = boxOf(mark);
  const { width, height } = image.scaleToFit(box.width, box.height);
  pdf.getPage(mark.page - 1).drawImage(image, { x: mark.x, y: mark.y, width, height, rotate: degrees(mark.angle) });
}

/** Draws all texts, each of them once however often it is stamped. */
async function letteringOf(pdf: PDFDocument, stamps: readonly Stamp[]): Promise<Map<string, Lettering>> {
  const texts = new Map(stamps.flatMap((stamp) => (textOf(stamp) ? [[keyOf(stamp), textOf(stamp)] as const] : [])));
  const wanted = [...texts.values()].filter((text) => text !== undefined);
  if (wanted.length === 0) return new Map();
  const drawn = await drawTexts(wanted);
  const embedded = await pdf.embedPdf(drawn.bytes, [...wanted.keys()]);
  const pairs = [...texts.keys()].flatMap((key, at) => {
    const [page, place] = [embedded[at], drawn.pages[at]];
    return page && place ? [[key, { page, ...place }] as const] : [];
  });
  return new Map(pairs);
}
const keyOf = (stamp: Stamp): string => JSON.stringify(textOf(stamp));

/** Draws signatures and values into the marks of a document that `openPdf` has opened and nobody has saved yet. */
export async function stampPdf(pdf: PDFDocument, stamps: readonly Stamp[]): Promise<void> {
  const lettering = await letteringOf(pdf, stamps);
  const images = new Map<Uint8Array, PDFImage>();
  for (const { mark } of stamps) cover(pdf, mark);
  for (const stamp of stamps) {
    if (stamp.kind === 'picture') {
      const image = images.get(stamp.png) ?? (await pdf.embedPng(stamp.png));
      images.set(stamp.png, image);
      drawPicture(pdf, stamp.mark, image);
    } else {
      const letters = lettering.get(keyOf(stamp));
      if (letters) drawText(pdf, stamp.mark, letters);
    }
  }
}
