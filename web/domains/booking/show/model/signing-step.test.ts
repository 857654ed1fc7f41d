import { describe, expect, it } from 'vitest';
import { isSigningStep, type KnownSigning, mayRemind, signingStep, type Waiting } from './signing-step.ts';

const contract = { id: 'c', number: 'C-1', stage: 'sent' as const };
const at = '2026-11-20T10:00:00.000Z';
const person = (more: Partial<Waiting>): Waiting => ({
  id: 'p',
  type: 'outsider',
  step: 1,
  role: 'signer',
  state: 'invited',
  invitedAt: at,
  names: ['Nina'],
  ...more,
});
const signing = (state: KnownSigning['state'], more: Partial<KnownSigning> = {}): KnownSigning => ({
  id: 's',
  source: { kind: 'contract', id: 'c' },
  state,
  participants: [person({}), person({ id: 'q', role: 'countersigner', state: 'pending' })],
  isForMe: false,
  ...more,
});
const stepWith = (rows: readonly KnownSigning[], stage: 'draft' | 'sent' = 'sent') =>
  signingStep({ ...contract, stage }, { rows, canBegin: true });
const kindOf = (...rows: readonly KnownSigning[]) => {
  const step = stepWith(rows);
  return typeof step === 'object' ? step.kind : step;
};

describe('the signing of the contract', () => {
  it.each([
    ['draft', 'finishSigning'],
    ['review', 'checkSigning'],
    ['outForSignature', 'waitsFor'],
    ['completing', 'sealing'],
    ['declined', 'declined'],
    ['expired', 'expired'],
    ['completed', false],
    ['manualComplete', false],
    ['discarded', undefined],
  ] as const)('in the state %s leads to %s', (state, kind) => {
    const step = stepWith([signing(state)]);
    expect(typeof step === 'object' ? step.kind : step).toBe(kind);
    if (step) expect(isSigningStep(step)).toBe(true);
  });

  it('can begin for a draft, by a user with the right', () => {
    expect(stepWith([], 'draft')).toMatchObject({ kind: 'beginSigning' });
    expect(stepWith([signing('discarded')], 'draft')).toMatchObject({ kind: 'beginSigning' });
    expect(signingStep({ ...contract, stage: 'draft' }, { rows: [], canBegin: false })).toBeUndefined();
    expect(kindOf()).toBeUndefined();
  });

  it('waits for the user before anyone else, and for a decision before that', () => {
    expect(kindOf(signing('outForSignature', { isForMe: true }))).toBe('countersign');
    const hold = { for: 'correction', since: at } as const;
    expect(kindOf(signing('outForSignature', { isForMe: true, hold }))).toBe('decideCorrections');
    expect(kindOf(signing('outForSignature', { hold: { ...hold, for: 'rendering' } }))).toBe('printing');
  });

  it('names only those who are asked now', () => {
    const participants = [
      person({ id: 'a', state: 'done' }),
      person({ id: 'b', state: 'opened' }),
      person({ id: 'c', state: 'pending' }),
      person({ id: 'd', role: 'copy' }),
    ];
    expect(stepWith([signing('outForSignature', { participants })])).toMatchObject({ waiting: [{ id: 'b' }] });
  });

  it('takes the revision, not the document before it, and no other contract', () => {
    const before = signing('declined', { id: 'old', revisedBy: 's' });
    expect(kindOf(signing('outForSignature'), before)).toBe('waitsFor');
    expect(kindOf(signing('declined', { source: { kind: 'contract', id: 'other' } }))).toBeUndefined();
  });
});

describe('a reminder', () => {
  const day = 24 * 60 * 60 * 1000;
  it('is offered from a day after the invitation on, if the mail arrived', () => {
    expect(mayRemind(person({}), Date.parse(at) + day)).toBe(true);
    expect(mayRemind(person({}), Date.parse(at) + day - 1)).toBe(false);
    expect(mayRemind(person({ state: 'bounced' }), Date.parse(at) + day)).toBe(false);
    expect(mayRemind(person({ invitedAt: undefined }), Date.parse(at) + day)).toBe(false);
  });
});
