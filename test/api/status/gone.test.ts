import { expect, test, vi } from 'vitest';
import { statusStore } from '#functions/domains/reference/status/store.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { statusContract } from '#shared/domains/reference/status/contract.ts';
import { ok } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';
import { promised } from '#test/support/outbox.ts';

const { insert, get } = showContract.routes;
const agency = await makeAgency();

test('a show that gets a status while that goes unused has one in the end that is there', async () => {
  const { administrator: admin, agent } = agency.users;
  const status = await ok(statusContract.routes.create, admin, {
    body: { mainArea: 'show', name: 'Going', phase: 'options', hexColor: '#123456' },
  });
  const remove = statusStore.remove.bind(statusStore);
  let made: { readonly id: string } | undefined;
  vi.spyOn(statusStore, 'remove').mockImplementation(async (...asked) => {
    made = await ok(insert, agent, { body: showInput(agency, { statusId: status.id }) });
    return remove(...asked);
  });
  await ok(statusContract.routes.remove, admin, { body: { id: status.id } });
  const of = { tenantId: agency.tenantId, entity: 'status', id: status.id };
  for (const { payload } of await promised(of, 'statusGone')) await deliver(agency.tenantId, 'statusGone', payload);
  const show = await ok(get, agent, { params: { id: made?.id ?? '' } });
  expect([show.statusId, show.phase]).toEqual([agency.status('Option').id, 'options']);
});
