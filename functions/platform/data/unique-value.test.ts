import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { AppError } from '#shared/kernel/contract/error.ts';
import { dropUniqueValue, moveUniqueValue, takeUniqueValue, uniqueValueOwner } from './unique-value.ts';
import { commit } from './write.ts';

const refused = () => new AppError('exists', { field: 'name' });
const take = (tenantId: string, value: string, owner: string) =>
  commit([takeUniqueValue(tenantId, 'company', value, owner, refused)]);

test('of many who want a value one gets it, however it is written', async () => {
  const tenantId = ulid();
  const spellings = ['Müller & Co', 'muller & co', 'MÜLLER  & CO'];
  const results = await Promise.allSettled(spellings.map((value, i) => take(tenantId, value, `o${i}`)));
  expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
  for (const r of results) if (r.status === 'rejected') expect(r.reason).toMatchObject({ code: 'exists' });
});

test('the owner may take it again, another may not give it back', async () => {
  const tenantId = ulid();
  await take(tenantId, 'Acme', 'one');
  await take(tenantId, 'acme', 'one');
  await expect(commit([dropUniqueValue(tenantId, 'company', 'Acme', 'two')])).rejects.toThrow();
  expect(await uniqueValueOwner(tenantId, 'company', 'ACME')).toBe('one');
  expect(await uniqueValueOwner(ulid(), 'company', 'ACME')).toBeUndefined();
});

test('a move frees the old value and takes the new one', async () => {
  const tenantId = ulid();
  const move = (before: string | undefined, after: string | undefined) =>
    commit(moveUniqueValue(tenantId, { kind: 'company', ownerId: 'one', before, after, refused }));
  await move(undefined, 'Acme');
  await move('Acme', 'ACME');
  await move('ACME', 'Bolt');
  expect(await uniqueValueOwner(tenantId, 'company', 'acme')).toBeUndefined();
  expect(await uniqueValueOwner(tenantId, 'company', 'bolt')).toBe('one');
  await move('Bolt', '');
  expect(await uniqueValueOwner(tenantId, 'company', 'bolt')).toBeUndefined();
});

test('a value of signs that unfold to whole sentences is guarded too', async () => {
  const [tenantId, long] = [ulid(), '\uFDFA'.repeat(50)];
  await take(tenantId, long, 'one');
  expect(await uniqueValueOwner(tenantId, 'company', long)).toBe('one');
  await expect(take(tenantId, long, 'two')).rejects.toMatchObject({ code: 'exists' });
});
