import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { AppError } from '#shared/kernel/error.ts';
import { takeGuard } from './guard.ts';
import { commitNumbered, lastNo, nextNo, nextNos } from './sequence.ts';

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const sorted = (nos: readonly number[]) => [...nos].sort((a, b) => a - b);

test('many at once get different numbers from 1 on', async () => {
  const tenantId = ulid();
  const nos = await Promise.all(upTo(20).map(() => nextNo(tenantId, 'show')));
  expect(sorted(nos)).toEqual(upTo(20));
  expect(await nextNos(tenantId, 'show', 3)).toEqual([21, 22, 23]);
  expect(await nextNo(tenantId, 'venue')).toBe(1);
  expect(await nextNo(ulid(), 'show')).toBe(1);
});

test('document numbers have no gaps: a refused document takes none', async () => {
  const tenantId = ulid();
  const refused = () => new AppError('exists');
  const invoice = (reference: string) =>
    commitNumbered(tenantId, 'invoice#2026', (value) => [takeGuard(tenantId, 'ref', reference, `i${value}`, refused)]);
  expect(await invoice('A')).toBe(1);
  await expect(invoice('A')).rejects.toMatchObject({ code: 'exists' });
  const values = await Promise.all(upTo(8).map((i) => invoice(`B${i}`)));
  expect(sorted(values)).toEqual(upTo(9).slice(1));
  expect(await lastNo(tenantId, 'invoice#2026')).toBe(9);
});
