const DELIMITERS = [';', ',', '\t', '|'];

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

/** Characters in which the first line ends, or says enough of itself. */
const HEAD = 100_000;

/** Excel's own line before the headings, which names the delimiter. */
const SAID = /^sep=(.)(\r?\n|$)/i;

/** The delimiter that is named, else the one that the first line has most of, outside its quotes; '' where it is one column. */
function delimiterOf(text: string): string {
  const [, said] = SAID.exec(text) ?? [];
  if (said && DELIMITERS.includes(said)) return said;
  const head = text.slice(0, HEAD).replace(/(?<=^|[;,\t|\r\n])"(?:[^"]|"")*"/g, '');
  const [line = ''] = head.split(/\r?\n/, 1);
  const isWhole = line.length < head.length || text.length <= HEAD;
  const count = (delimiter: string) => line.split(delimiter).length;
  const most = DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
  return isWhole && count(most) === 1 ? '' : most;
}

/** From an opening quote: the text up to its end, and where that is. */
function quoted(text: string, from: number): { readonly value: string; readonly end: number } {
  let end = text.indexOf('"', from + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end < 0) end = text.length;
  return { value: text.slice(from + 1, end).replaceAll('""', '"'), end: end + 1 };
}

/** Rows of a CSV file (RFC 4180): quotes may hold delimiters, quotes and line breaks. A row wider than `widest` ends there. */
export function* csvRows(text: string, widest = Number.POSITIVE_INFINITY): Generator<string[]> {
  const delimiter = delimiterOf(text);
  const stop = new RegExp(`[\\r\\n${delimiter === '|' ? '\\|' : delimiter}]`, 'g');
  let row: string[] = [];
  let at = SAID.exec(text)?.[0].length ?? 0;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      const found = quoted(text, at);
      value = found.value;
      at = found.end;
    }
    stop.lastIndex = at;
    const end = stop.exec(text)?.index ?? text.length;
    row.push(value + text.slice(at, end));
    at = end + 1;
    if (text[end] === delimiter && at < text.length && row.length <= widest) continue;
    if (text[end] === delimiter) row.push('');
    if (text[end] === '\r' && text[at] === '\n') at++;
    yield row;
    row = [];
  }
}
