import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { commit } from '#functions/platform/data/write.ts';
import { keptBytes, recount, storedBytes, usageWrites, weighOnce } from './usage.ts';

it('adds up what several records of one transaction take', async () => {
  const tenantId = ulid();
  await commit([...usageWrites(tenantId, 0, 100), ...usageWrites(tenantId, 0, 20), ...usageWrites(tenantId, 50, 50)]);
  expect(await storedBytes(tenantId)).toBe(120);
  await commit([...usageWrites(tenantId, 100, 0), ...usageWrites(tenantId, 0, 100)]);
  expect(await storedBytes(tenantId)).toBe(120);
});

it('is never less than none, and is put right by a count', async () => {
  const tenantId = ulid();
  await commit(usageWrites(tenantId, 50, 0));
  expect(await storedBytes(tenantId)).toBe(0);
  expect(await recount(tenantId, async () => keptBytes({ bytes: { logoKey: 30, iconKey: 12 } }))).toBe(true);
  expect(await storedBytes(tenantId)).toBe(42);
  expect(await recount(tenantId, async () => 42)).toBe(false);
});

it('leaves a sum alone that changes while it is counted', async () => {
  const tenantId = ulid();
  const counting = async () => {
    await commit(usageWrites(tenantId, 0, 10));
    return 99;
  };
  expect(await recount(tenantId, counting)).toBe(false);
  expect(await storedBytes(tenantId)).toBe(10);
});

it('weighs a document once, however often it is stored', async () => {
  const tenantId = ulid();
  const file = { key: `documents/${tenantId}/a.pdf`, size: 7 };
  await weighOnce(tenantId, file);
  await weighOnce(tenantId, file);
  expect(await storedBytes(tenantId)).toBe(7);
});
