import type { Invitation } from '#shared/domains/agreements/esign/view.ts';

/** The ways to give a signature. */
export const METHODS = ['typed', 'drawn', 'uploaded'] as const;
export type SignMethod = (typeof METHODS)[number];

export interface SignInput {
  readonly name: string;
  readonly method: SignMethod;
  readonly hasPicture: boolean;
  /** The answers to the questions of the marks, by mark. */
  readonly answers: Readonly<Record<string, string>>;
  readonly isAgreed: boolean;
}
/** Lists the fields that keep a signature from being sent, by name; a mark's by its id. */
export function signGaps(
  { name, method, hasPicture, answers, isAgreed }: SignInput,
  marks: Invitation['marks'],
): ReadonlySet<string> {
  return new Set([
    ...(name.trim() ? [] : ['name']),
    ...(method === 'typed' || hasPicture ? [] : ['picture']),
    ...marks.filter(({ id }) => !answers[id]?.trim()).map(({ id }) => id),
    ...(isAgreed ? [] : ['consent']),
  ]);
}
