import { expect, it } from 'vitest';
import { purchaseNumber, purchaseRules } from './rules.ts';

it('numbers purchase agreements for themselves', () => expect(purchaseNumber(2026, 12)).toBe('P-2026-0012'));

it('is signed once it was out, and once', () => {
  expect(() => purchaseRules.checkSignable({ stage: 'sent' })).not.toThrow();
  expect(() => purchaseRules.checkSignable({ stage: 'draft' })).toThrow('purchaseAgreement.notSent');
  expect(() => purchaseRules.checkSignable({ stage: 'signed' })).toThrow('purchaseAgreement.decided');
  expect(() => purchaseRules.checkSignable({ stage: 'void' })).toThrow('purchaseAgreement.void');
  expect(() => purchaseRules.checkSignable({ stage: 'sent', lockedAt: 'now' })).toThrow('purchaseAgreement.locked');
});

it('stays signed when it goes out again', () => {
  expect(purchaseRules.stageOnceSent({ stage: 'draft' })).toBe('sent');
  expect(purchaseRules.stageOnceSent({ stage: 'signed' })).toBe('signed');
});
