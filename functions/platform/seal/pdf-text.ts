/* Reads the texts of a PDF with their places. */

/** A piece of a text as the file draws it. Points from the lower left corner of the page. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  /** Height of the font. */
  readonly size: number;
  /** Degrees, counterclockwise. */
  readonly angle: number;
}

export interface PageText {
  readonly pieces: readonly TextPiece[];
  /** The visible part of the page: left, bottom, right, top. */
  readonly view: readonly number[];
}

/**
 * pdf.js looks for its worker in a file, which a bundle does not have, and needs a class of the browser at its start.
 * No text uses that class.
 */
async function load() {
  const scope: { DOMMatrix?: unknown; pdfjsWorker?: unknown } = globalThis;
  scope.DOMMatrix ??= class {};
  scope.pdfjsWorker ??= await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

const degrees = (a: number, b: number): number => (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360;

function pieceOf(item: object): TextPiece[] {
  if (!('str' in item && 'transform' in item && 'width' in item)) return [];
  const { str, transform, width } = item;
  // pdf.js fills gaps with blanks; the places of the others say where the gaps are.
  if (typeof str !== 'string' || str.trim() === '' || typeof width !== 'number' || !Array.isArray(transform)) return [];
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform.map(Number);
  return [{ text: str, x, y, width, size: Math.hypot(c, d), angle: degrees(a, b) }];
}

/** The text of each page, in the order in which the file draws it. */
export async function textsOfPages(bytes: Uint8Array): Promise<PageText[]> {
  const { getDocument } = await load();
  // pdf.js takes the bytes away from their owner.
  const data = new Uint8Array(bytes);
  const task = getDocument({
    data,
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
  });
  try {
    const pdf = await task.promise;
    const pages: PageText[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push({ pieces: items.flatMap(pieceOf), view: page.view });
      page.cleanup();
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
