interface Asked {
  /** The position of the @. */
  readonly from: number;
  readonly keyword: string;
}
/** The name being typed at the end of a text: `@`, then letters and at most one space. */
export function askedAt(text: string): Asked | undefined {
  const found = /(?:^|[\s(])@([\p{L}\p{M}'.-]*(?: [\p{L}\p{M}'.-]*)?)$/u.exec(text);
  return found ? { from: text.length - (found[1] ?? '').length - 1, keyword: found[1] ?? '' } : undefined;
}
