import { expect, it } from 'vitest';
import { LEDGER } from '#shared/kernel/money/ledger.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import { bookingOf, withoutBooking } from './line-booking.ts';

const id = makeId(1, 0, new Uint8Array(6));

it('splits a line into its booking and the rest', () => {
  const booked = { ledger: '8010', costCenterId: id, costCenter: { code: 'BAND', name: 'Band' } };
  expect(bookingOf({ ...booked, projectId: undefined })).toEqual({ ledger: '8010', costCenterId: id });
  expect(bookingOf({ ledger: '' })).toEqual({});
  expect(withoutBooking({ ...booked, text: 'Light', net: 5 })).toEqual({ text: 'Light', net: 5 });
});

it('takes ledgers that a file needs no quotes for', () => {
  expect(['', '8010', 'REV_01'].map((one) => LEDGER.safeParse(one).success)).toEqual([true, true, true]);
  expect(['80;10', '=1+1', '1234567890123456'].map((one) => LEDGER.safeParse(one).success)).toEqual(
    Array(3).fill(false),
  );
});
