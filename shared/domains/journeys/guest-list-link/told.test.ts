import { expect, it } from 'vitest';
import { untold } from './told.ts';

const at = (minute: number) => `2027-05-20T18:0${minute}:00.000Z`;
const link = { id: 'L', guests: { use: 'request' as const, toldAt: at(1) } };
const decided = (id: string, minute: number, linkId = 'L') => ({
  id,
  decidedAt: at(minute),
  requestedBy: { linkId, name: 'Vera' },
});
const guests = [decided('A', 1), decided('B', 2), decided('C', 3), decided('D', 3, 'M'), { id: 'E' }];

it('tells of all decisions since the last mail about guests of this link', () => {
  expect(untold(guests, link, at(3))).toEqual({ ids: ['B', 'C'], upTo: at(3) });
});
it('waits for the latest decision, whose event tells of all', () => {
  expect(untold(guests, link, at(2))).toBeUndefined();
});
it('tells nothing twice', () => {
  expect(untold(guests, { ...link, guests: { ...link.guests, toldAt: at(3) } }, at(3))).toBeUndefined();
});
