import { expect, it } from 'vitest';
import { countersignPlace } from './countersigning.ts';
import { draft, file, participant, START } from './esign.fixture.ts';
import type { Document } from './outcome.ts';
import type { Correction } from './schemas.ts';

const counter = (changes: { readonly viewed?: string[] } = {}) => {
  const one = participant('b', { step: 2, role: 'countersigner', isStaff: true });
  return { ...one, state: 'invited' as const, people: one.people.map((person) => ({ ...person, ...changes })) };
};
const signed = { ...participant('a'), state: 'done' as const };
const open = (changes: Partial<Document> = {}): Document => ({
  ...draft([signed, counter()], { files: [file('f'), file('i', { role: 'info' })] }),
  state: 'outForSignature',
  ...changes,
});
const correction: Correction = {
  id: 'c',
  field: 'companyName',
  before: 'Old',
  after: 'New',
  participantId: 'a',
  personId: 'a-p',
  at: START,
  isPrinted: false,
  state: 'collected',
};
const readiness = (document: Document) => countersignPlace(document, ['user-b'])?.readiness;

it('is there for the user in turn, and for nobody else', () => {
  expect(countersignPlace(open(), ['user-b'])).toMatchObject({ participant: { id: 'b' }, person: { id: 'b-p' } });
  expect(countersignPlace(open(), ['somebody'])).toBeUndefined();
  expect(countersignPlace(open({ state: 'completing' }), ['user-b'])).toBeUndefined();
  const waits = open({ participants: [participant('a'), counter()] });
  expect(countersignPlace(waits, ['user-b'])).toBeUndefined();
});

it('asks to read each file that is agreed, and only those', () => {
  expect(readiness(open())).toBe('unread');
  expect(readiness(open({ participants: [signed, counter({ viewed: ['f'] })] }))).toBe('ready');
});

it('waits for corrections and holds', () => {
  const read = open({ participants: [signed, counter({ viewed: ['f'] })] });
  expect(readiness({ ...read, corrections: [correction] })).toBe('corrections');
  expect(readiness({ ...read, corrections: [{ ...correction, choice: 'ignore' }] })).toBe('ready');
  expect(readiness({ ...read, hold: { for: 'rendering', since: START } })).toBe('hold');
});
