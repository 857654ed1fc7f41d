/** Reads the cells that a spreadsheet puts on the clipboard: tabs between cells, quotes around cells with line breaks. */
export function tableOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/y;
  while (cell.lastIndex < text.length) {
    const [, raw = '', end = ''] = cell.exec(text) ?? [];
    const isQuoted = raw.length > 1 && raw.startsWith('"') && raw.endsWith('"');
    const value = isQuoted ? raw.slice(1, -1).replaceAll('""', '"') : raw;
    rows.at(-1)?.push(value.replace(/\s+/g, ' ').trim());
    if (end === '') break;
    if (end !== '\t') rows.push([]);
    else if (cell.lastIndex === text.length) rows.at(-1)?.push('');
  }
  return rows.filter((row, i) => row.length > 0 || i < rows.length - 1).map((row) => (row.length > 0 ? row : ['']));
}

/** Several cells, which a plain field cannot take. */
export const isTable = (text: string): boolean => /[\t\r\n]/.test(text.replace(/[\r\n]+$/, ''));
