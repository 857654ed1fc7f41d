import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { readAll } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { renewPlanning } from '#scripts/renew-items.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { makeRide } from '#test/api/ground-transport/ground-transport.ts';
import { KINDS, make } from '#test/api/travel/kinds.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

async function lose(pk: string): Promise<void> {
  for (const { sk } of await readAll<{ sk: string }>({ pk }))
    await documents.send(new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }));
}

test('the roster and the calendar are built anew from the records', async () => {
  const agency = await makeAgency();
  const { tenantId, users } = agency;
  const times = { start: '2027-05-31T20:00', end: '2027-06-01T02:00', isNight: true };
  await ok(showContract.routes.insert, users.agent, { body: showInput(agency, times) });
  for (const kind of KINDS) await make(kind, agency);
  await makeRide(agency);
  const ask = () =>
    ok(planningContract.routes.appointments, users.agent, { body: { from: '2027-05-01', to: '2027-06-30' } });
  const before = await ask();
  expect([before.artists.length, before.appointments.length]).toEqual([2, 2 + KINDS.length]);
  for (const name of ['ROSTER', 'CAL#2027-05', 'CAL#2027-06']) await lose(`${tenantId}#${name}`);
  expect(await ask()).toEqual({ artists: [], appointments: [] });
  await renewPlanning(tenantId);
  expect(await ask()).toEqual(before);
});
