import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readItem } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { type Marked, tellTogether } from '#functions/platform/record/digest.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

const pk = `${randomUUID()}#digest`;
const put = (sk: string, more: object = {}): Write => ({
  item: { Put: { TableName: tableName(), Item: { pk, sk, ...more }, ConditionExpression: 'attribute_not_exists(pk)' } },
  refused: () => new AppError('stale'),
});
const isThere = async (sk: string) => (await readItem({ pk, sk })) !== undefined;
const marked = (no: number, run: string, writes = 1): Marked => ({
  no,
  isTold: true,
  writes: Array.from({ length: writes }, (_, i) => put(`${run} ${no} ${i}`)),
});

describe('a digest', () => {
  it('promises what it marks in the same write: none of it where the promise cannot be kept', async () => {
    const refusal = new Error('crashed');
    const broken: Write = { ...put('crash 1 0'), refused: () => refusal as AppError };
    await tellTogether([marked(1, 'crash')], () => put('crash promise'));
    await expect(tellTogether([marked(2, 'crash')], () => broken)).rejects.toBe(refusal);
    expect(await isThere('crash 1 0')).toBe(true);
    expect(await isThere('crash 2 0')).toBe(false);
  });

  it('tells of many in as many mails as transactions, each record once', async () => {
    const told: (readonly number[])[] = [];
    const all = Array.from({ length: 60 }, (_, i) => marked(i + 1, 'many', 4));
    const count = await tellTogether(all, (nos) => {
      told.push(nos);
      return put(`many promise ${told.length}`);
    });
    expect(count).toBe(60);
    expect(told.map(({ length }) => length)).toEqual([24, 24, 12]);
    expect(told.flat()).toEqual(all.map(({ no }) => no));
  });

  it('leaves a record that somebody else wrote to the next run, and tells of the others', async () => {
    await tellTogether([marked(2, 'race')], () => put('race first'));
    let promises = 0;
    const count = await tellTogether([marked(1, 'race'), marked(2, 'race'), marked(3, 'race')], () =>
      put(`race promise ${promises++}`),
    );
    expect(count).toBe(2);
    expect(await isThere('race 1 0')).toBe(true);
    expect(await isThere('race 3 0')).toBe(true);
  });

  it('promises nothing where nobody is told', async () => {
    const silent = { ...marked(1, 'silent'), isTold: false };
    const promise = () => {
      throw new Error('nobody is told');
    };
    expect(await tellTogether([silent], promise)).toBe(0);
    expect(await isThere('silent 1 0')).toBe(true);
  });
});
