/** The text of a box and its selection. Without one, the caret is at the end. */
interface Box {
  readonly value: string;
  readonly selectionStart?: number | null;
  readonly selectionEnd?: number | null;
}

/** The text with a field in the place of the selection, and the place of the caret behind it. */
export function withField({ value, selectionStart, selectionEnd }: Box, field: string) {
  const from = selectionStart ?? value.length;
  const before = `${value.slice(0, from)}{${field}}`;
  return { value: before + value.slice(selectionEnd ?? from), caret: before.length };
}
