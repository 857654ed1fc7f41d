import { expect, test } from 'vitest';
import { measure } from '#functions/platform/data/capacity-meter.ts';
import { writeBatches } from '#functions/platform/data/write-batches.ts';
import { favoriteSubjectContract } from '#shared/domains/identity/favorite-subject/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';

const agency = await makeAgency();

test('however much somebody has opened, the last ones are found in the same few reads', async () => {
  const { agent } = agency.users;
  const pk = `${agency.tenantId}#RECENT#${agent.user.id}`;
  const opened = Array.from({ length: 2000 }, () => ({ pk, sk: `company#${unknownId()}`, at: '2026-09-01T10:00:00Z' }));
  await writeBatches(opened.map((Item) => ({ PutRequest: { Item } })));
  for (const { id } of [agency.company, agency.venue, agency.company])
    await ok(companyContract.routes.get, agent, { params: { id } });
  const recent = () => ok(favoriteSubjectContract.routes.recentlyUsed, agent, {});
  const { result, usage } = await measure(recent);
  expect(result.rows.map(({ title }) => title)).toEqual(['Test Presents', 'Test Hall']);
  expect(usage.reads).toBeLessThan(20);
});
