import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF, page by page, with single blanks. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent();
    return items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
      .join('')
      .replace(/[\s\u00a0]+/g, ' ');
  });
  return Promise.all(pages);
}

/** A text on its page, in points from the lower left corner. */
export interface PlacedText {
  readonly page: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Every text of a PDF with its place. */
export async function placedTextsOf(bytes: Uint8Array): Promise<PlacedText[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent();
    return items.flatMap((item): PlacedText[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size, x, y] = item.transform as number[];
      return [{ page: at + 1, text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, size: Math.abs(size ?? 0) }];
    });
  });
  const placed = (await Promise.all(pages)).flat();
  await pdf.destroy();
  return placed;
}

const PAGE = { width: 595.28, height: 841.89 };
/** Kerning draws letters of one word this far into each other: the point after a seven. */
const TOLERANCE = 2.5;
const meet = (a: PlacedText, b: PlacedText): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > TOLERANCE &&
  Math.min(a.y + a.size * 0.7, b.y + b.size * 0.7) - Math.max(a.y, b.y) > TOLERANCE;

/** Texts that lie on each other or beyond the page; none in a document that can be read. */
export function faultsOf(texts: readonly PlacedText[]): string[] {
  const outside = texts.filter(
    ({ x, y, width, size }) => x < 0 || y < 0 || x + width > PAGE.width - 20 || y + size > PAGE.height,
  );
  const numbers = [...new Set(texts.map(({ page }) => page))];
  const overlaps = numbers.flatMap((number) => {
    const sorted = texts.filter(({ page }) => page === number).sort((a, b) => a.y - b.y);
    return sorted.flatMap((text, at) => {
      const above = sorted.slice(at + 1);
      const end = above.findIndex(({ y }) => y > text.y + text.size);
      const other = above.slice(0, end === -1 ? undefined : end).find((each) => meet(text, each));
      return other ? [`page ${text.page}: "${text.text}" lies on "${other.text}"`] : [];
    });
  });
  return [...outside.map(({ page, text }) => `page ${page}: "${text}" runs off the page`), ...overlaps];
}

const WINDOW = 12;
const bare = (text: string): string => text.replace(/\s/g, '');

/** Parts of the expected texts that are not in print; line and page breaks may lie within them. */
export function missingOf(texts: readonly PlacedText[], expected: readonly string[]): string[] {
  const whole = bare(texts.map(({ text }) => text).join(''));
  const isThere = (part: string) =>
    whole.includes(part) ||
    Array.from(part).some((_, at) => whole.includes(part.slice(0, at)) && whole.includes(part.slice(at)));
  return expected.flatMap((text) => {
    const letters = bare(text);
    const count = Math.ceil(letters.length / WINDOW);
    return Array.from({ length: count }, (_, at) => letters.slice(at * WINDOW, (at + 1) * WINDOW)).filter(
      (part) => !isThere(part),
    );
  });
}
