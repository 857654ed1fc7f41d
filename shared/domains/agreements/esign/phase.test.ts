import { describe, expect, it } from 'vitest';
import { stageAfter } from './effects.ts';
import { phaseOf, showsCompletion } from './phase.ts';
import { DOCUMENT_STATES, isFinal, keepsSource, locksSource, occupiesSource } from './states.ts';

describe('the document phase', () => {
  it('1 and 2 hide completion date and reason, 3 and 4 show both', () => {
    expect([1, 2, 3, 4].map(showsCompletion)).toEqual([false, false, true, true]);
  });
  it.each([0, 5, 1.5, -1, Number.NaN])('%s is an error', (value) => expect(() => showsCompletion(value)).toThrow());
  it('of every state', () => {
    expect(DOCUMENT_STATES.map(phaseOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 4]);
  });
});

describe('the source', () => {
  const where = (holds: (state: (typeof DOCUMENT_STATES)[number]) => boolean) => DOCUMENT_STATES.filter(holds);
  it('has one signing from draft until its end, and a revision takes it over', () => {
    expect(where(isFinal)).toEqual(['completed', 'manualComplete', 'discarded']);
    expect(where((state) => occupiesSource({ state }))).toEqual(where((state) => !isFinal(state)));
    expect(occupiesSource({ state: 'declined', revisedBy: 'next' })).toBe(false);
  });
  it('cannot be deleted while it is signed or after, nor change once its files are frozen', () => {
    expect(where(keepsSource)).toEqual(['outForSignature', 'completing', 'completed', 'manualComplete']);
    expect(where(locksSource)).toEqual(['review', 'outForSignature', 'completing', 'completed', 'manualComplete']);
  });
  it('moves its stage', () => {
    const [quote, contract] = [
      ['draft', 'sent', 'accepted', 'declined'],
      ['draft', 'sent', 'signed', 'void'],
    ];
    expect(stageAfter(quote, 'fullySigned')).toBe('accepted');
    expect(stageAfter(quote, 'declined')).toBe('declined');
    expect(stageAfter(contract, 'signedOnPaper')).toBe('signed');
    expect(stageAfter(contract, 'declined')).toBeUndefined();
    expect(stageAfter(contract, 'draft')).toBe('draft');
    expect(stageAfter(contract, 'viewed')).toBeUndefined();
  });
});
