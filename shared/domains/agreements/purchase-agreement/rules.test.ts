import { describe, expect, it } from 'vitest';
import { approved, invoiceKey, purchaseNumber, purchaseRules, stageAfter, withCredit, withInvoice } from './rules.ts';
import type { PurchaseFields } from './schemas.ts';
import { PURCHASE_STAGES } from './stages.ts';

const at = (stage: PurchaseFields['stage'], more: Partial<PurchaseFields> = {}) =>
  ({ stage, artistIds: ['a'], ...more }) as PurchaseFields;
const bill = { number: '17', date: '2026-03-01', amount: 10_000 };

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

describe('the artist’s invoice', () => {
  it('follows the signature, and is corrected until it is approved', () => {
    expect(withInvoice(at('signed'), bill, '2026-03-01')).toMatchObject({
      stage: 'invoiceReceived',
      artistInvoice: bill,
    });
    expect(withInvoice(at('invoiceReceived'), bill, '2026-03-01').stage).toBe('invoiceReceived');
    for (const stage of ['draft', 'sent', 'approved', 'paid', 'void', 'cancelled'] as const)
      expect(() => withInvoice(at(stage), bill, '2026-03-01')).toThrow('document.badTransition');
    expect(() => withInvoice(at('signed', { lockedAt: 'now' }), bill, '2026-03-01')).toThrow(
      'purchaseAgreement.locked',
    );
  });
  it('is not dated after today', () =>
    expect(() => withInvoice(at('signed'), bill, '2026-02-28')).toThrow('purchaseAgreement.invoiceInFuture'));
  it('is not replaced by a self-billed one, nor replaces one', () => {
    const own = { ...bill, invoiceId: 'i' };
    expect(withInvoice(at('signed'), own, '2026-03-01').artistInvoice).toEqual(own);
    for (const [there, next] of [
      [bill, own],
      [own, bill],
    ])
      expect(() => withInvoice(at('invoiceReceived', { artistInvoice: there }), next ?? bill, '2026-03-01')).toThrow(
        'document.badTransition',
      );
    expect(() => stageAfter(at('invoiceReceived', { artistInvoice: own }), 'cancel')).toThrow('document.badTransition');
  });
  it('is less, or gone, after a credit note of a self-billed one', () => {
    const own = { ...bill, invoiceId: 'i' };
    const paidOut = at('approved', { artistInvoice: own, payouts: { planned: 6000, paid: 0 } });
    expect(withCredit(paidOut, 4000, String)).toMatchObject({ stage: 'approved', artistInvoice: { amount: 6000 } });
    expect(() => withCredit(paidOut, 4001, String)).toThrow('selfBill.payoutPlanned');
    const open = withCredit(at('approved', { artistInvoice: own }), 10_000, String);
    expect(open.stage).toBe('signed');
    expect(open).not.toHaveProperty('artistInvoice');
  });
  it('is approved by somebody else than the creator', () => {
    const approval = { userId: 'u', name: 'U', at: 'now' };
    expect(approved(at('invoiceReceived'), approval, ['c'])).toMatchObject({ stage: 'approved', approval });
    expect(() => approved(at('invoiceReceived'), approval, ['u'])).toThrow('purchaseAgreement.ownApproval');
    expect(() => approved(at('signed'), approval, ['c'])).toThrow('document.badTransition');
  });
  it('has a number that is unique per artist while the purchase stands', () => {
    expect(invoiceKey(at('approved', { artistInvoice: bill }))).toBe('a 17');
    expect(invoiceKey(at('cancelled', { artistInvoice: bill }))).toBe('');
    expect(invoiceKey(at('signed'))).toBe('');
  });
});

it('is cancelled before it is approved only', () => {
  const may = PURCHASE_STAGES.filter((stage) => {
    try {
      return stageAfter(at(stage), 'cancel') === 'cancelled';
    } catch {
      return false;
    }
  });
  expect(may).toEqual(['draft', 'sent', 'signed', 'invoiceReceived']);
});
