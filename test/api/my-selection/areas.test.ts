import { expect, it } from 'vitest';
import { chunksIn, batchOf as storedBatch } from '#functions/domains/attached/my-selection/store.ts';
import { productionStore } from '#functions/domains/booking/production/store.ts';
import { handler as bulk } from '#functions/domains/operator/system/workers/bulk.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import type { BatchInput, BatchOperation } from '#shared/domains/attached/my-selection/schemas.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, type TestUser } from '#test/support/fixtures.ts';
import { sqsRecord } from '#test/support/printing.ts';

const { routes } = mySelectionContract;
const agency = await makeAgency();
type Asked = Partial<BatchInput> & Pick<BatchInput, 'mainArea'>;
const start = (user: TestUser, operation: BatchOperation, body: Asked) =>
  call(routes.batch, user, { params: { operation }, body });

/** A batch, carried out as the queue would deliver it. */
async function run(operation: BatchOperation, body: Asked) {
  const [user, { tenantId }] = [agency.users.agent, agency];
  const { id: batchId } = (await start(user, operation, body)).body;
  const chunks = await chunksIn(tenantId, await storedBatch({ tenantId }, batchId));
  const by = { tenantId, actorId: user.user.id, at: new Date().toISOString() };
  const Records = chunks.map((_, chunk) => {
    const message = { id: `${batchId}${chunk}`, type: 'batch', payload: { batchId, chunk }, ...by };
    return sqsRecord(message);
  });
  await bulk({ Records });
  return ok(routes.report, user, { params: { id: batchId } });
}
const production = async () => {
  const days = { startDate: '2027-09-01', endDate: '2027-10-31' };
  const body = { name: 'Autumn', artistIds: [agency.artist.id], ...days };
  return ok(productionContract.routes.create, agency.users.agent, { body });
};

it('gives records of every area a status of their own list, and of no other', async () => {
  const tour = await production();
  const given = [
    { mainArea: 'company', id: agency.company.id, status: 'Preferred', store: companyStore },
    { mainArea: 'contact', id: agency.contact.id, status: 'Left', store: contactStore },
    { mainArea: 'artist', id: agency.artist.id, status: 'On a break', store: artistStore },
    { mainArea: 'production', id: tour.id, status: 'Running', store: productionStore },
  ] as const;
  for (const { mainArea, id, status, store } of given) {
    const { id: statusId } = agency.status(status, mainArea);
    expect(await run('status', { mainArea, ids: [id], values: [statusId] })).toMatchObject({ done: 1, failed: 0 });
    expect(await store.find(agency, id)).toMatchObject({ statusId });
    const other = { mainArea, ids: [id], values: [agency.status('Option').id] };
    expect(refusal(await start(agency.users.agent, 'status', other))).toBe('400 choice');
    const denied = { mainArea, ids: [id], values: [statusId] };
    expect(refusal(await start(agency.users.readOnly, 'status', denied))).toBe('403 denied');
  }
});

it('puts artists and productions into a colleague’s hands; companies have none', async () => {
  const { assistant, artist } = agency.users;
  const values = [assistant.user.id];
  const tour = await production();
  await run('owner', { mainArea: 'artist', ids: [agency.artist.id], values });
  await run('owner', { mainArea: 'production', ids: [tour.id], values });
  expect(await artistStore.find(agency, agency.artist.id)).toMatchObject({ ownerId: assistant.user.id });
  const owner = { userId: assistant.user.id, name: assistant.user.name };
  expect(await productionStore.find(agency, tour.id)).toMatchObject({ owner });
  const outsider = { mainArea: 'artist' as const, ids: [agency.artist.id], values: [artist.user.id] };
  expect(refusal(await start(agency.users.agent, 'owner', outsider))).toBe('400 choice');
  const firm = { mainArea: 'company' as const, ids: [agency.company.id], values };
  expect(refusal(await start(agency.users.agent, 'owner', firm))).toBe('400 batch.notHere');
});
