/**
 * A column of words is stored in parts by first letter, each with the rows of every word: a keyword reads one small
 * part of a leaf, not all its text. The number of parts is for ever; it divides names of European languages evenly.
 */
const PARTS = 11;
const MARK = '~';

export interface WordColumn {
  readonly type: 'words';
  /** In order; the rows of the i-th lie from `starts[i]` to `starts[i + 1]`, rising. */
  readonly words: readonly string[];
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
}

export const partsOf = (column: string): string[] => Array.from({ length: PARTS }, (_, i) => `${column}${MARK}${i}`);
export const partFor = (column: string, word: string): string => `${column}${MARK}${word.charCodeAt(0) % PARTS}`;
/** The column as the list declares it. */
export const wholeOf = (column: string): string => column.split(MARK, 1)[0] ?? column;

/** The words of a text that belong in a part, each once and in order. */
export function wordsIn(text: string, part: string): string {
  const column = wholeOf(part);
  const own = text.split(' ').filter((word) => word !== '' && partFor(column, word) === part);
  return [...new Set(own)].sort().join(' ');
}

export function wordColumn(cells: readonly string[]): WordColumn {
  const rowsOf = new Map<string, number[]>();
  for (const [row, cell] of cells.entries()) {
    for (const word of cell === '' ? [] : cell.split(' ')) {
      const rows = rowsOf.get(word);
      if (rows) rows.push(row);
      else rowsOf.set(word, [row]);
    }
  }
  const words = [...rowsOf.keys()].sort();
  const starts = new Uint32Array(words.length + 1);
  for (const [i, word] of words.entries()) starts[i + 1] = (starts[i] ?? 0) + (rowsOf.get(word)?.length ?? 0);
  return { type: 'words', words, starts, rows: Uint32Array.from(words.flatMap((word) => rowsOf.get(word) ?? [])) };
}

/** The words of every row that has any. */
export function cellsOf({ words, starts, rows }: WordColumn): readonly string[] {
  const cells: string[] = [];
  for (const [i, word] of words.entries()) {
    for (const row of rows.subarray(starts[i], starts[i + 1])) cells[row] = cells[row] ? `${cells[row]} ${word}` : word;
  }
  return cells;
}

function firstNotBefore(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows with a word that begins so. */
export function rowsWith({ words, starts, rows }: WordColumn, beginning: string): ReadonlySet<number> {
  const first = firstNotBefore(words, beginning);
  let end = first;
  while (words[end]?.startsWith(beginning)) end++;
  return new Set(rows.subarray(starts[first], starts[end]));
}
