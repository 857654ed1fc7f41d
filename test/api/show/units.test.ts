import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { recordKey } from '#functions/platform/record/key.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const agency = await makeAgency();
const { insert, lock, unlock, update } = showContract.routes;
const admin = agency.users.administrator;

async function itemOf(id: string): Promise<Record<string, unknown> | undefined> {
  const Key = recordKey(agency.tenantId, 'show', noOf(id));
  return (await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))).Item;
}

test('a lock stands beside the packed show, where a condition of a write reads it', async () => {
  const { id, rev } = await ok(insert, admin, { body: showInput(agency, { description: 'Long enough to be packed' }) });
  const open = await itemOf(id);
  expect(open?.data).toBeInstanceOf(Uint8Array);
  expect(open).not.toHaveProperty('lockedAt');
  const locked = await ok(lock, admin, { params: { id }, body: { rev } });
  expect((await itemOf(id))?.lockedAt).toBe(locked.lockedAt);
  await ok(unlock, admin, { params: { id }, body: { rev: locked.rev, reason: 'Wrong month' } });
  expect(await itemOf(id)).not.toHaveProperty('lockedAt');
});

test('the log of a new show names its fields, and the first change tells the value before it', async () => {
  const body = showInput(agency, { description: 'Harvest night' });
  const { id, rev } = await ok(insert, admin, { body });
  await ok(update, admin, { body: { ...body, id, rev, description: 'Harvest day' } });
  const [changed, made] = await activityOf(agency.tenantId, 'show', noOf(id));
  expect(made?.changes).toContainEqual({ field: 'description' });
  expect(made?.changes.filter((change) => 'after' in change)).toEqual([]);
  expect(changed?.changes).toContainEqual({ field: 'description', before: 'Harvest night', after: 'Harvest day' });
});
