import { ulid } from 'ulid';
import { expect, test, vi } from 'vitest';
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

test('who writes one after the other takes numbers ahead, none twice; a pause ends that', async () => {
  const [tenantId, clock] = [ulid(), vi.spyOn(Date, 'now')];
  const own: number[] = [];
  for (const _ of upTo(12)) own.push(await nextNo(tenantId, 'show'));
  expect(own).toEqual(upTo(12));
  const taken = await lastNo(tenantId, 'show');
  expect(taken).toBeGreaterThan(12);
  const others = await nextNos(tenantId, 'show', 3);
  expect(others[0]).toBe(taken + 1);
  expect(await nextNo(tenantId, 'show')).toBe(13);
  clock.mockReturnValue(Date.now() + 60_000);
  expect(await nextNo(tenantId, 'show')).toBe(taken + 4);
  expect(await lastNo(tenantId, 'show')).toBe(taken + 4);
  clock.mockRestore();
});
