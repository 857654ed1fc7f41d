import { describe, expect, it } from 'vitest';
import { fresh } from './preparing.ts';
import { stuckFrom } from './stuck.ts';

const sentAt = '2026-11-01T09:00:00.000Z';
const at = '2026-11-20T09:00:00.000Z';
const participant = (more: object) => ({
  ...fresh({ id: 'p', step: 1, role: 'signer', type: 'outsider', people: [], deadlineDays: 7, access: 'open' }),
  state: 'invited' as const,
  ...more,
});
const out = (...participants: ReturnType<typeof participant>[]) =>
  stuckFrom({ state: 'outForSignature', participants, sentAt });

describe('a document needs its sender', () => {
  it('from the first deadline of those who are asked', () => {
    const later = participant({ deadlineAt: '2026-11-25T09:00:00.000Z' });
    expect(out(later, participant({ deadlineAt: at }))).toBe(at);
    expect(out(later, participant({ deadlineAt: at, state: 'done' }))).toBe('2026-11-25T09:00:00.000Z');
    expect(out(participant({ deadlineAt: at, state: 'pending' }))).toBeUndefined();
    expect(out(participant({ deadlineAt: at, role: 'copy' }))).toBeUndefined();
    expect(out(participant({}))).toBeUndefined();
  });

  it('at once after a mail that came back', () => {
    expect(out(participant({ state: 'bounced', deadlineAt: at }))).toBe(sentAt);
  });

  it('from its end on, if it was declined or expired and not begun again', () => {
    const ended = { participants: [], ending: { at, byName: 'Nina' } };
    for (const state of ['declined', 'expired'] as const) {
      expect(stuckFrom({ ...ended, state })).toBe(at);
      expect(stuckFrom({ ...ended, state, revisedBy: 'next' })).toBeUndefined();
    }
    for (const state of ['completed', 'manualComplete', 'discarded', 'draft'] as const)
      expect(stuckFrom({ ...ended, state })).toBeUndefined();
  });
});
