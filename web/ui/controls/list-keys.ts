/** The next place in a list by the arrow keys, around the ends; Home and End are the text's own. */
export function moveIndex(key: string, index: number, count: number): number {
  if (count === 0) return -1;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  return index;
}
