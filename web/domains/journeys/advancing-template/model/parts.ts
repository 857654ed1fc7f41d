import type { Question, Section } from '#shared/domains/journeys/advancing-template/schemas.ts';

const KEY_LENGTH = 10;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Makes the key of a new part. It is never used again, so old answers cannot meet a new question. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');

export const blankQuestion = (): Question => ({
  key: newKey(),
  kind: 'text',
  mode: 'optional',
  label: '',
  labels: {},
  help: '',
  helps: {},
  choices: [],
  fileGroups: [],
  currency: 'EUR',
  target: '',
  takeOverAtOnce: false,
  reuseAtVenue: false,
  preset: '',
});
export const blankSection = (): Section => ({ key: newKey(), name: '', names: {}, questions: [] });

/** Puts parts into the order of keys. */
export const inOrder = <P extends { readonly key: string }>(parts: readonly P[], keys: readonly string[]): P[] =>
  keys.flatMap((key) => parts.find((part) => part.key === key) ?? []);

/** Lists the questions before one, in all sections. */
export function questionsBefore(sections: readonly Section[], key: string): Question[] {
  const all = sections.flatMap(({ questions }) => questions);
  return all.slice(
    0,
    Math.max(
      0,
      all.findIndex((one) => one.key === key),
    ),
  );
}
