import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { readItem } from './read.ts';
import { tableName } from './table.ts';
import { commit } from './write.ts';

const put = (pk: string, text: string) => ({
  item: { Put: { TableName: tableName(), Item: { pk, sk: 'R', text } } },
});

test('what is over the limit of an item is refused in words, and nothing of it is written', async () => {
  const [small, large] = [ulid(), ulid()];
  const writes = [put(small, 'x'), put(large, 'x'.repeat(410_000))];
  await expect(commit(writes)).rejects.toMatchObject({ code: 'recordTooLarge' });
  expect(await readItem({ pk: small, sk: 'R' })).toBeUndefined();
});
