import { expect, test } from 'vitest';
import { appointment, KES, NOVA } from './sample.fixture.ts';
import { clashingOf, together } from './together.ts';

const of = (id: string, artistId: string, from: string) =>
  appointment(`${id}@${artistId}`, from, '27T23:30', { artistId });

test('what several artists share is drawn once, and says whose it is', () => {
  const items = [of('a', NOVA.id, '27T20:00'), of('b', NOVA.id, '27T20:00'), of('a', KES.id, '27T20:00')];
  const shared = [...together(items).values()];
  expect(shared.map(({ item, members }) => [item.id, members.map(({ artistId }) => artistId)])).toEqual([
    [`a@${NOVA.id}`, [NOVA.id, KES.id]],
    [`b@${NOVA.id}`, [NOVA.id]],
  ]);
});

test('legs of one journey stay apart', () => {
  const legs = [of('a', NOVA.id, '27T08:00'), { ...of('a', NOVA.id, '27T12:00'), id: 'a@leg2' }];
  expect(together(legs).size).toBe(2);
});

test('a conflict of one artist marks what all of them share', () => {
  const items = [of('a', NOVA.id, '27T20:00'), of('a', KES.id, '27T20:00'), of('b', NOVA.id, '27T22:00')];
  expect([...clashingOf(together(items), new Set([`a@${KES.id}`]))]).toEqual([`a@${NOVA.id}`]);
});
