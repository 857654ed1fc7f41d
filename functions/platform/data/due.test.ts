import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { due, dueBefore } from './due.ts';
import { documents, tableName } from './table.ts';

async function refsBefore(kind: string, until: string): Promise<string[]> {
  const refs: string[] = [];
  for await (const items of dueBefore<{ ref: string }>(kind, until)) refs.push(...items.map((item) => item.ref));
  return refs.sort();
}

test('a job reads what is due, over all tenants, and no more once it is done', async () => {
  const kind = `option-${ulid()}`;
  const ats = [
    '2026-01-01T10:00:00Z',
    '2026-01-02T10:00:00.000Z',
    '2026-01-02T12:00:00+01:00',
    '2026-01-02T11:00:00.001Z',
  ];
  for (const [i, at] of ats.entries()) {
    const Item = { pk: `${ulid()}#due`, sk: `r${i}`, ref: `r${i}`, ...due(ulid(), kind, at, `r${i}`) };
    await documents.send(new PutCommand({ TableName: tableName(), Item }));
    if (i !== 1) continue;
    const done = {
      TableName: tableName(),
      Key: { pk: Item.pk, sk: Item.sk },
      UpdateExpression: 'REMOVE gsi3pk, gsi3sk',
    };
    await documents.send(new UpdateCommand(done));
  }
  expect(await refsBefore(kind, '2026-01-02T11:00:00Z')).toEqual(['r0', 'r2']);
  expect(await refsBefore(kind, '2026-01-03T00:00:00Z')).toEqual(['r0', 'r2', 'r3']);
  expect(await refsBefore(`other-${kind}`, '2027-01-01T00:00:00Z')).toEqual([]);
});
