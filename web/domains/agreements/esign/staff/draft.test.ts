import { expect, it } from 'vitest';
import { type Draft, type DraftParticipant, isComplete, moved, numbered, withNew } from './draft.ts';

const person = (name: string) => ({
  name,
  email: '',
  mobile: '',
  capacity: '',
  locale: 'en' as const,
  zone: 'Europe/Berlin',
});
const place = (name: string, step: number, role: DraftParticipant['role'] = 'signer'): DraftParticipant => ({
  step,
  role,
  type: 'outsider',
  deadlineDays: 7,
  access: 'open',
  people: [person(name)],
});
const draft = (...participants: DraftParticipant[]) =>
  ({ participants, locale: 'en', zone: 'Europe/Berlin' }) as unknown as Draft;
const steps = ({ participants }: Draft) => participants.map(({ people, step }) => `${people[0]?.name}${step}`);

it('numbers steps without gaps', () => {
  expect(numbered([place('a', 2), place('b', 5)]).map(({ step }) => step)).toEqual([1, 2]);
});

it('adds a signer before the countersigners, and a countersigner last', () => {
  const one = draft(place('a', 1), place('c', 2, 'countersigner'));
  expect(steps(withNew(one, 'signer', { name: 'b' }))).toEqual(['a1', 'b1', 'c2']);
  expect(steps(withNew(one, 'countersigner', { name: 'd', userId: 'u' }))).toEqual(['a1', 'c2', 'd2']);
});

it('moves a participant into the step before, and out of a shared step', () => {
  const one = draft(place('a', 1), place('b', 2), place('c', 3));
  expect(steps(moved(one, 1, -1))).toEqual(['a1', 'b1', 'c2']);
  const shared = draft(place('a', 1), place('b', 1), place('c', 2));
  expect(steps(moved(shared, 1, 1))).toEqual(['a1', 'b2', 'c3']);
  expect(steps(moved(shared, 1, -1))).toEqual(['b1', 'a2', 'c3']);
});

it('is complete once everyone has a name and an address', () => {
  const [named, colleague] = [place('a', 1), place('b', 2)];
  const whole = { ...named, people: [{ ...person('a'), email: 'a@x.example' }] };
  expect(isComplete(draft(named))).toBe(false);
  expect(isComplete(draft(whole))).toBe(true);
  const of = (userId: string) => ({ ...colleague, people: [{ ...person(''), userId }] });
  expect([isComplete(draft(whole, of('u'))), isComplete(draft(whole, of('')))]).toEqual([true, false]);
});
