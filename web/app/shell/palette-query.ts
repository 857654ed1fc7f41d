import { fold } from '#shared/kernel/text/text.ts';

export interface PaletteQuery {
  /** `>` commands only, `@` people, `#` numbers. */
  readonly scope: 'all' | 'commands' | 'records';
  readonly prefix: '@' | '#' | undefined;
  readonly keyword: string;
}

export function parseQuery(text: string): PaletteQuery {
  const trimmed = text.trimStart();
  const mark = trimmed[0];
  if (mark === '>') return { scope: 'commands', prefix: undefined, keyword: trimmed.slice(1).trim() };
  if (mark === '@' || mark === '#') return { scope: 'records', prefix: mark, keyword: trimmed.slice(1).trim() };
  return { scope: 'all', prefix: undefined, keyword: trimmed.trim() };
}

/** Every typed word begins a word of the text. */
export const matches = (text: string, keyword: string): boolean => {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  return fold(keyword)
    .split(' ')
    .every((typed) => words.some((word) => word.startsWith(typed)));
};

interface Found {
  readonly hits: readonly { readonly key: string }[];
}
/** A record stands in the first group that finds it: a venue is a company too. */
export function onceEach<Group extends Found>(groups: readonly Group[]): Group[] {
  const seen = new Set<string>();
  return groups.map((group) => {
    const hits = group.hits.filter(({ key }) => !seen.has(key));
    for (const { key } of hits) seen.add(key);
    return { ...group, hits };
  });
}

/** `Sala Miramar` with `mir` -> `['Sala ', 'Mir', 'amar']`. */
export function splitHit(text: string, keyword: string): readonly [string, string, string] {
  const typed = fold(keyword);
  // Folding may change the length of a letter: only an equal length keeps the places.
  const folded = text.normalize('NFC').toLowerCase();
  const plain = [...folded].map((char) => fold(char) || char).join('');
  const at = typed && plain.length === text.length ? plain.indexOf(typed) : -1;
  return at < 0
    ? [text, '', '']
    : [text.slice(0, at), text.slice(at, at + typed.length), text.slice(at + typed.length)];
}
