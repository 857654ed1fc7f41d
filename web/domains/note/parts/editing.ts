/** The text of a field and what is selected in it. */
export interface Editing {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Puts a mark around what is selected, or takes it away again. */
export function marked({ text, start, end }: Editing, mark: string): Editing {
  const [before, inner, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const size = mark.length;
  if (before.endsWith(mark) && after.startsWith(mark))
    return { text: before.slice(0, -size) + inner + after.slice(size), start: start - size, end: end - size };
  return { text: before + mark + inner + mark + after, start: start + size, end: end + size };
}

const ITEM = /^- /;
/** Makes items of a list of the selected lines, or plain lines again. */
export function listed({ text, start, end }: Editing): Editing {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => ITEM.test(line));
  const changed = lines.map((line) => (isList ? line.replace(ITEM, '') : `- ${line.replace(ITEM, '')}`)).join('\n');
  const grown = text.slice(0, from) + changed + text.slice(to);
  return { text: grown, start: from + changed.length, end: from + changed.length };
}

export interface Asked {
  /** Where the @ stands. */
  readonly from: number;
  readonly keyword: string;
}
/** The name being typed at the caret: `@`, then letters and at most one space. */
export function askedAt(text: string, caret: number): Asked | undefined {
  const found = /(?:^|[\s(])@([\p{L}\p{M}'.-]*(?: [\p{L}\p{M}'.-]*)?)$/u.exec(text.slice(0, caret));
  return found ? { from: caret - (found[1] ?? '').length - 1, keyword: found[1] ?? '' } : undefined;
}

/** The chosen name in the place of what was typed of it. */
export function named({ text, end }: Editing, { from }: Asked, name: string): Editing {
  const put = `@${name} `;
  const caret = from + put.length;
  return { text: text.slice(0, from) + put + text.slice(end).replace(/^ /, ''), start: caret, end: caret };
}
