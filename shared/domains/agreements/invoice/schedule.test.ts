import { expect, it } from 'vitest';
import { nextBills, type Schedule } from './schedule.ts';

const part = (amount: number, due: string, text: string) => ({ amount, due, text });
const SCHEDULE: Schedule = {
  parts: [
    part(327_000, '2027-01-10', 'Deposit'),
    part(327_000, '2027-02-10', 'Second'),
    part(436_000, '2027-03-10', 'Balance'),
  ],
  price: 1_090_000,
  held: [],
};
const BILLED = { agreed: 1_000_000, left: 1_000_000, held: 0, rate: 9000 };
const short = (schedule: Schedule | undefined, billed: object, isSettled = false) =>
  nextBills(schedule, { ...BILLED, ...billed }, isSettled).map(({ kind, at, net }) => [kind, at, net]);

it('proposes each deposit with its day, and the balance as the rest', () => {
  expect(nextBills(SCHEDULE, BILLED, false)).toEqual([
    { kind: 'deposit', at: 0, text: 'Deposit', due: '2027-01-10', net: 300_000, whole: 327_000 },
    { kind: 'deposit', at: 1, text: 'Second', due: '2027-02-10', net: 300_000, whole: 327_000 },
    { kind: 'rest', text: 'Balance', due: '2027-03-10', net: 400_000 },
  ]);
});

it('leaves out a part that a document holds', () => {
  expect(short({ ...SCHEDULE, held: [0] }, { left: 700_000, held: 300_000 })).toEqual([
    ['deposit', 1, 300_000],
    ['rest', undefined, 400_000],
  ]);
  expect(short({ ...SCHEDULE, held: [0, 1] }, { left: 400_000, held: 600_000 })).toEqual([
    ['rest', undefined, 400_000],
  ]);
});

it('fills the first parts with what other documents bill', () => {
  const found = nextBills(SCHEDULE, { ...BILLED, left: 600_000 }, false);
  expect(found).toMatchObject([
    { at: 1, net: 200_000 },
    { kind: 'rest', net: 400_000 },
  ]);
  expect(found[0]).not.toHaveProperty('whole');
});

it('never proposes more than is left', () => {
  expect(short({ ...SCHEDULE, held: [0] }, { left: 100_000, held: 900_000 })).toEqual([['deposit', 1, 100_000]]);
  expect(short(SCHEDULE, { left: 0 })).toEqual([]);
  expect(short(SCHEDULE, { left: -500 })).toEqual([]);
});

it('takes every part as a deposit where the schedule does not share out the whole price', () => {
  expect(short({ ...SCHEDULE, parts: SCHEDULE.parts.slice(0, 1) }, {})).toEqual([
    ['deposit', 0, 300_000],
    ['rest', undefined, 700_000],
  ]);
});

it('proposes the rest alone without a schedule', () => {
  expect(short(undefined, {})).toEqual([['rest', undefined, 1_000_000]]);
});

it('proposes one document of all that is left once the show is settled', () => {
  expect(short(SCHEDULE, { agreed: 1_400_000, left: 1_100_000, held: 300_000 }, true)).toEqual([
    ['settlement', undefined, 1_100_000],
  ]);
  expect(short(SCHEDULE, { left: 0 }, true)).toEqual([]);
});
