import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { countKept, storedBytes, usageWrites, weighOnce } from './file-usage.ts';
import { commit } from './write.ts';

it('adds up what several records of one transaction take', async () => {
  const tenantId = ulid();
  await commit([...usageWrites(tenantId, 0, 100), ...usageWrites(tenantId, 0, 20), ...usageWrites(tenantId, 50, 50)]);
  expect(await storedBytes(tenantId)).toBe(120);
  await commit([...usageWrites(tenantId, 100, 0), ...usageWrites(tenantId, 0, 100)]);
  expect(await storedBytes(tenantId)).toBe(120);
});

it('takes nothing for what is deleted, and what it took when it comes back', async () => {
  const tenantId = ulid();
  const record = { bytes: { logoKey: 30, iconKey: 12 } };
  const gone = { ...record, deletedAt: '2026-11-22T00:00:00.000Z' };
  await commit(countKept(tenantId, undefined, record));
  await commit(countKept(tenantId, record, gone));
  expect(await storedBytes(tenantId)).toBe(0);
  await commit(countKept(tenantId, gone, record));
  expect(await storedBytes(tenantId)).toBe(42);
});

it('weighs a document once, however often it is stored', async () => {
  const tenantId = ulid();
  const file = { key: `documents/${tenantId}/a.pdf`, size: 7 };
  await weighOnce(tenantId, file);
  await weighOnce(tenantId, file);
  expect(await storedBytes(tenantId)).toBe(7);
});
