const WORDS = ['performance', 'fee', 'of', 'the', 'artist', 'at', 'Übernachtungspauschale', 'travel', 'and', 'hotel'];

/** A text of so many letters as somebody types one, with a word now and then that no column holds. */
export function lineText(length: number, seed: number): string {
  const words: string[] = [];
  for (let at = seed, taken = 0; taken < length; at += 1) {
    const word = at % 29 === 7 ? 'W'.repeat(70) : (WORDS[(at * 7) % WORDS.length] ?? '');
    words.push(word);
    taken += word.length + 1;
  }
  return words.join(' ').slice(0, length).trim() || 'x';
}
