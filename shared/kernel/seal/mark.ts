/** A mark such as `[sign:1]` says where a participant's signature or value is drawn. */
export const MARK_KINDS = ['sign', 'initials', 'name', 'place', 'date', 'text'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface MarkName {
  readonly kind: MarkKind;
  /** Number of the participant, from 1. */
  readonly participant: number;
  /** Of a `text` mark only: the question that the participant answers. */
  readonly label?: string;
}

/** A mark in a file. Points from the lower left corner of the page. */
export interface Mark extends MarkName {
  /** From 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, counterclockwise around (x, y). A page on its side has text of 90 or 270 degrees. */
  readonly angle: number;
  /** Points from `x` that nothing else takes: to the next word, or to the edge of the page. */
  readonly room: number;
  /** Whether the file prints the mark. The stamp then covers it. */
  readonly isPrinted: boolean;
}

/** A mark and its place in a text. */
export interface FoundMark extends MarkName {
  readonly start: number;
  /** Offset after the mark. */
  readonly end: number;
}

const LABEL_MAX = 50;
const MARK = /\[(?:(sign|initials|name|place|date):([1-9]\d?)|text:([1-9]\d?):([^[\]]+))\]/gi;

/** Offsets of all characters that are no blanks. Converters put blanks between letters. */
const inkOf = (text: string): number[] => [...text.matchAll(/\S/g)].map(({ index }) => index);

/** Finds the marks of a line. Blanks inside a mark are ignored, except inside a label. */
export function marksIn(line: string): FoundMark[] {
  const ink = inkOf(line);
  const compact = ink.map((offset) => line[offset]).join('');
  return [...compact.matchAll(MARK)].flatMap((found): FoundMark[] => {
    const [whole, word, number, textNumber, answer = ''] = found;
    const start = ink[found.index] ?? 0;
    const end = (ink[found.index + whole.length - 1] ?? 0) + 1;
    if (word) return [{ kind: word.toLowerCase() as MarkKind, participant: Number(number), start, end }];
    const labelStart = ink[found.index + whole.length - 1 - answer.length] ?? 0;
    const label = line
      .slice(labelStart, end - 1)
      .trim()
      .replace(/\s+/g, ' ');
    return label.length > LABEL_MAX ? [] : [{ kind: 'text', participant: Number(textNumber), label, start, end }];
  });
}

/** How a mark is written. */
export const markText = ({ kind, participant, label }: MarkName): string =>
  kind === 'text' ? `[text:${participant}:${label ?? ''}]` : `[${kind}:${participant}]`;
