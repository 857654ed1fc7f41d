import { fold } from '#shared/kernel/text/text.ts';

export type Segment = { readonly at: number; readonly text: string; readonly hit: boolean };

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** Characters that the word covers when it starts at this place; 0 when it does not stand there. */
function lengthAt(folded: readonly string[], place: number, word: string): number {
  let found = '';
  for (let i = place; i < folded.length && word.startsWith(found); i++) {
    found += folded[i];
    if (found.startsWith(word)) return i - place + 1;
  }
  return 0;
}

/** The text cut where the typed words start a word, blind to case and accents, so that the hits can be marked. */
export function marked(text: string, keyword: string): Segment[] {
  const characters = [...text];
  const folded = characters.map((c) => (c.trim() ? fold(c) : ' '));
  const typed = fold(keyword).split(' ').filter(Boolean);
  const segments: Segment[] = [];
  let hitEnd = 0;
  characters.forEach((c, at) => {
    const starts = !WORD_CHARACTER.test(characters[at - 1] ?? '');
    if (starts) hitEnd = Math.max(hitEnd, at + Math.max(0, ...typed.map((word) => lengthAt(folded, at, word))));
    const hit = at < hitEnd;
    const last = segments.at(-1);
    if (last?.hit === hit) segments[segments.length - 1] = { ...last, text: last.text + c };
    else segments.push({ at, text: c, hit });
  });
  return segments;
}
