export const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Between the cells of a CSV file; '' where it is one column. */
export type Delimiter = (typeof DELIMITERS)[number] | '';

/** Excel writes UTF-8 with its mark, UTF-16, or the code page of Western Europe. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Excel's own line before the headings, which names the delimiter. */
const SAID = /^sep=(.)(\r?\n|$)/i;

/** From an opening quote: the text up to its end, and where that is. */
function quoted(text: string, from: number): { readonly value: string; readonly end: number } {
  let end = text.indexOf('"', from + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end < 0) end = text.length;
  return { value: text.slice(from + 1, end).replaceAll('""', '"'), end: end + 1 };
}

/** The cell that begins somewhere, up to the next sign that ends one. */
function cellAt(text: string, from: number, stop: RegExp): { readonly cell: string; readonly end: number } {
  const { value, end: at } = text[from] === '"' ? quoted(text, from) : { value: '', end: from };
  stop.lastIndex = at;
  const end = stop.exec(text)?.index ?? text.length;
  return { cell: value + text.slice(at, end), end };
}

/**
 * Rows of a CSV file (RFC 4180): quotes may hold delimiters, quotes and line breaks. Of the cells beyond `widest` a row keeps
 * one that holds something, so that its length tells of it.
 */
export function* csvRows(
  text: string,
  widest = Number.POSITIVE_INFINITY,
  delimiter: Delimiter = delimiterOf(text),
): Generator<string[]> {
  const stop = new RegExp(`[\\r\\n${delimiter === '|' ? '\\|' : delimiter}]`, 'g');
  let row: string[] = [];
  const isKept = (cell: string) => row.length < widest || (row.length === widest && cell.trim() !== '');
  let at = SAID.exec(text)?.[0].length ?? 0;
  while (at < text.length) {
    const { cell, end } = cellAt(text, at, stop);
    if (isKept(cell)) row.push(cell);
    at = end + 1;
    if (text[end] === delimiter && at < text.length) continue;
    if (text[end] === delimiter && isKept('')) row.push('');
    if (text[end] === '\r' && text[at] === '\n') at++;
    yield row;
    row = [];
  }
}

/** As much of a file as tells its delimiter. */
const LOOKED_AT = { rows: 30, columns: 200 };

/** Widths of the first rows that hold something. */
function widthsOf(text: string, delimiter: Delimiter): number[] {
  const widths: number[] = [];
  for (const row of csvRows(text, LOOKED_AT.columns, delimiter)) {
    if (row.some((cell) => cell.trim())) widths.push(row.length);
    if (widths.length === LOOKED_AT.rows) break;
  }
  return widths;
}

interface Division {
  readonly delimiter: Delimiter;
  /** Columns that most rows come to, and the share of rows that come to it. */
  readonly columns: number;
  readonly share: number;
}
function divisionBy(text: string, delimiter: Delimiter): Division {
  const widths = widthsOf(text, delimiter);
  const count = (width: number) => widths.filter((one) => one === width).length;
  const columns = widths.reduce((best, width) => (width > 1 && count(width) > count(best) ? width : best), 0);
  return { delimiter, columns, share: columns > 1 ? count(columns) / widths.length : 0 };
}

/**
 * The delimiter that the file names, else the one that divides most rows into the same number of cells. Below a first row
 * of one cell, a heading or a title, a mark with a blank behind it is taken for part of a sentence.
 */
export function delimiterOf(text: string): Delimiter {
  const said = DELIMITERS.find((one) => one === SAID.exec(text)?.[1]);
  if (said) return said;
  const divisions = DELIMITERS.map((delimiter) => {
    const isWhole = widthsOf(text, delimiter)[0] === 1;
    return divisionBy(isWhole && delimiter !== '\t' ? text.replaceAll(`${delimiter} `, ' ') : text, delimiter);
  });
  const best = divisions.reduce((a, b) =>
    b.share > a.share || (b.share === a.share && b.columns > a.columns) ? b : a,
  );
  if (best.share >= 1 / 2) return best.delimiter;
  // Rows of all widths: the headings tell.
  const width = (delimiter: Delimiter) => widthsOf(text, delimiter)[0] ?? 0;
  const widest = DELIMITERS.reduce((a, b) => (width(b) > width(a) ? b : a));
  return width(widest) > 1 ? widest : '';
}
