import { expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, ok } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const { copy, insert, insertRun, move, setStatus } = showContract.routes;
const agency = await makeAgency();
const agent = () => agency.users.agent;
const night = (day: string) => ({ start: `${day}T20:00`, end: `${day}T22:00` });
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const sorted = (ranks: readonly number[]) => ranks.toSorted((a, b) => a - b);

test('options that come at once stand one behind the other, those of others nights do not matter', async () => {
  const body = showInput(agency, night('2029-03-03'));
  const made = await Promise.all(upTo(6).map(() => call(insert, agent(), { body })));
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
  expect(sorted(made.map(({ body: show }) => show.rank))).toEqual(upTo(6));
  const next = await ok(insert, agent(), { body: showInput(agency, night('2029-03-10')) });
  expect(next.rank).toBe(1);
});

test('whichever way they come: new, on several nights, copied, moved, in another status', async () => {
  const at = night('2029-04-07');
  const [source, mover, released] = await Promise.all(
    ['2029-05-05', '2029-05-12', '2029-04-07'].map((day, i) =>
      ok(insert, agent(), {
        body: showInput(agency, { ...night(day), ...(i === 2 ? { statusId: agency.status('Released').id } : {}) }),
      }),
    ),
  );
  if (!source || !mover || !released) throw new Error('no shows');
  const statusId = agency.status('Option').id;
  const answers = await Promise.all([
    ok(insert, agent(), { body: showInput(agency, at) }),
    ok(insertRun, agent(), { body: { ...showInput(agency, at), dates: ['2029-04-07', '2029-04-14'] } }).then(
      ({ shows }) => shows[0],
    ),
    ok(copy, agent(), { body: { showId: source.id, start: at.start } }),
    ok(move, agent(), { params: { id: mover.id }, body: { rev: mover.rev, ...at } }),
    ok(setStatus, agent(), { params: { id: released.id }, body: { rev: released.rev, statusId } }),
  ]);
  expect(sorted(answers.map((show) => show?.rank ?? 0))).toEqual(upTo(5));
});
