import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import { TIMETABLE_KINDS } from '#shared/domains/booking/timetable/schemas.ts';
import { call, ok } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const agency = await makeAgency();
const agent = () => agency.users.agent;

/** Around the hour that a spring night leaves out in Lisbon, and far from it. */
const days = fc.constantFrom('2027-03-27', '2027-03-28', '2027-10-31', '2024-02-29', '1900-01-01', '9999-12-31');
const hours = fc.constantFrom('00:00', '01:30', '02:30', '06:59', '07:00', '23:59');
const words = fc.constantFrom('', '👩‍👩‍👧', '\u202Eevil', 'e\u0301'.repeat(40), 'שלום', '{x}');

test('an entry of any day and hour is kept and read, or refused by its field', async () => {
  const { id: showId } = await ok(showContract.routes.insert, agent(), {
    body: showInput(agency, { start: '2027-03-28T00:30', end: '2027-03-28T02:30' }),
  });
  const entries = fc.record({
    kind: fc.constantFrom(...TIMETABLE_KINDS),
    label: words,
    date: days,
    start: hours,
    end: fc.option(hours, { nil: undefined }),
    isNight: fc.option(fc.boolean(), { nil: undefined }),
    audience: fc.constantFrom('public' as const, 'internal' as const),
  });
  await fc.assert(
    fc.asyncProperty(entries, async ({ end, isNight, ...entry }) => {
      const more = { ...(end === undefined ? {} : { end }), ...(isNight === undefined ? {} : { isNight }) };
      const made = await call(timetableContract.routes.create, agent(), {
        body: { ...entry, ...more, showId, place: '', note: '' },
      });
      expect([200, 400, 409], JSON.stringify([made.body, entry])).toContain(made.status);
      const read = await call(timetableContract.routes.get, agent(), { params: { id: showId } });
      expect(read.status, JSON.stringify(entry)).toBe(200);
    }),
    { numRuns: 50, seed: 1 },
  );
});
