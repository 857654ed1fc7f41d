import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import type { SignatureMethod } from '#web/ui/controls/signature-methods.tsx';

export interface SignInput {
  readonly name: string;
  readonly method: SignatureMethod;
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
