import { expect, it } from 'vitest';
import { acceptedBy, checkAccepted, silentlyAccepted } from './self-bill.ts';

const selfBill = { agreement: { id: 'A1', number: 'P-1' }, bookkeepingId: 'B1' };
const waiting: Parameters<typeof checkAccepted>[0] = { type: 'selfBilled', stage: 'review', selfBill };
const days = { sentOn: '2027-05-01', today: '2027-05-12' };

it('is accepted on a day between the sending and today', () => {
  const accepted = { on: '2027-05-02', name: 'Ana' };
  expect(acceptedBy(waiting, accepted, days).selfBill).toEqual({ ...selfBill, accepted });
  expect(() => acceptedBy(waiting, { ...accepted, on: '2027-04-30' }, days)).toThrow('selfBill.wrongDay');
  expect(() => acceptedBy(waiting, { ...accepted, on: '2027-05-13' }, days)).toThrow('selfBill.wrongDay');
  expect(() => acceptedBy({ ...waiting, stage: 'draft' }, accepted, days)).toThrow('document.badTransition');
});

it('is accepted by silence after the days of the agreement, and never without any', () => {
  expect(silentlyAccepted(waiting, days, 10)?.selfBill?.accepted).toEqual({
    on: '2027-05-11',
    name: '',
    isSilence: true,
  });
  expect(silentlyAccepted(waiting, days, 11)).toBeUndefined();
  expect(silentlyAccepted(waiting, days, 0)).toBeUndefined();
  expect(silentlyAccepted({ ...waiting, stage: 'draft' }, days, 10)).toBeUndefined();
});

it('is issued once it is accepted; its credit note needs no acceptance', () => {
  expect(() => checkAccepted(waiting)).toThrow('selfBill.notAccepted');
  const accepted = { on: '2027-05-02', name: 'Ana' };
  expect(checkAccepted({ ...waiting, selfBill: { ...selfBill, accepted } })).toBeUndefined();
  expect(checkAccepted({ ...waiting, type: 'selfBilledCredit', stage: 'draft' })).toBeUndefined();
});
