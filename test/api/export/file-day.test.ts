import { expect, test } from 'vitest';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const agency = await makeAgency();

test('a file is named after the day it is where the agency is, not after that of the server', async () => {
  const at = (instant: string) => agencyDay({ tenantId: agency.tenantId, now: new Date(instant) });
  expect(await at('2026-11-25T23:21:00Z')).toBe('2026-11-26');
  expect(await at('2026-11-25T12:00:00Z')).toBe('2026-11-25');
});
