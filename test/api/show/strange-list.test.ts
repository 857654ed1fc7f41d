import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, type ok } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const agency = await makeAgency();
const agent = () => agency.users.agent;

test('a list takes any value of any filter', async () => {
  const fields = fc.constantFrom('status', 'artist', 'promoter', 'venue', 'owner', 'phase', 'fee', 'tag', '__proto__');
  const values = fc.array(
    fc.constantFrom('', '0', '-1', '1e400', agency.artist.id, 'NaN', '2027-02-30', '👩', '\u0000'),
    {
      maxLength: 4,
    },
  );
  const filters = fc.array(fc.record({ field: fields, values }), { maxLength: 4 });
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(filters, fc.constantFrom('', '%', '\u0301', '👩‍👩‍👧', '"', ' - '), async (all, keyword) => {
      const body = { filters: all, keyword } as Parameters<typeof ok<typeof showContract.routes.list>>[2]['body'];
      const { status } = await call(showContract.routes.list, agent(), { body });
      expect([200, 400], JSON.stringify(body)).toContain(status);
      if (status === 200) taken += 1;
    }),
    { numRuns: 60, seed: 1 },
  );
  expect(taken).toBeGreaterThan(5);
});
