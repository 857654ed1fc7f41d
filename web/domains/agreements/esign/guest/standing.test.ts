import { expect, it } from 'vitest';
import { isWatched, mayRead, standingOf } from './standing.ts';

const me = { name: 'Nina', capacity: '', role: 'signer', status: 'opened', isMyTurn: true } as const;

it.each([
  ['outForSignature', me, 'turn'],
  ['outForSignature', { ...me, status: 'overdue' }, 'turn'],
  ['outForSignature', { ...me, status: 'pending', isMyTurn: false }, 'later'],
  ['outForSignature', { ...me, isMyTurn: false }, 'held'],
  ['outForSignature', { ...me, status: 'done', isMyTurn: false }, 'acted'],
  ['outForSignature', { ...me, status: 'released', isMyTurn: false }, 'released'],
  ['outForSignature', { ...me, status: 'replaced', isMyTurn: false }, 'passedOn'],
  ['outForSignature', { ...me, role: 'copy', isMyTurn: false }, 'copy'],
  ['completing', { ...me, status: 'done', isMyTurn: false }, 'completing'],
  ['completed', { ...me, status: 'done', isMyTurn: false }, 'completed'],
  ['manualComplete', me, 'onPaper'],
  ['declined', { ...me, status: 'declined' }, 'declined'],
  ['expired', me, 'expired'],
  ['discarded', me, 'withdrawn'],
] as const)('a document that is %s stands for its reader as it should (%#)', (state, reader, standing) => {
  expect(standingOf({ state, me: reader })).toBe(standing);
});

it('looks for news while the document is being sealed', () => {
  expect((['completing', 'held', 'turn', 'completed'] as const).map(isWatched)).toEqual([true, false, false, false]);
});

it('shows the files unless the document ended without signatures, or is another person’s', () => {
  expect((['turn', 'copy', 'acted', 'completed', 'onPaper', 'released'] as const).every(mayRead)).toBe(true);
  expect((['declined', 'withdrawn', 'passedOn', 'expired'] as const).some(mayRead)).toBe(false);
});
