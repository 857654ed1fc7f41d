import { ulid } from 'ulid';
import { expect, test, vi } from 'vitest';
import { AppError } from '#shared/kernel/contract/error.ts';
import { commitNumbered, lastNo, nextNo, nextNos } from './sequence.ts';
import { takeUniqueValue } from './unique-value.ts';

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
    commitNumbered(tenantId, 'invoice#2026', (value) => [
      takeUniqueValue(tenantId, 'ref', reference, `i${value}`, refused),
    ]);
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

test('forty documents at once get numbers without gaps or twins', async () => {
  const tenantId = ulid();
  const values = await Promise.all(upTo(40).map(() => commitNumbered(tenantId, 'invoice', () => [])));
  expect(sorted(values)).toEqual(upTo(40));
  expect(await lastNo(tenantId, 'invoice')).toBe(40);
});

test('so do forty documents of eight functions, which know nothing of each other', async () => {
  const tenantId = ulid();
  const functions = [];
  for (const _ of upTo(8)) {
    vi.resetModules();
    functions.push(await import('./sequence.ts'));
  }
  const values = await Promise.all(
    functions.flatMap((one) => upTo(5).map(() => one.commitNumbered(tenantId, 'invoice', () => []))),
  );
  expect(sorted(values)).toEqual(upTo(40));
});

test('a series that is lost again and again is busy, and takes no number', async () => {
  const tenantId = ulid();
  const clock = vi.spyOn(Date, 'now');
  let now = Date.now();
  clock.mockImplementation(() => now);
  const lost = commitNumbered(tenantId, 'invoice', async () => {
    // Another function takes the number first; a second of patience goes.
    await nextNos(tenantId, 'invoice', 1);
    now += 1_000;
    return [];
  });
  await expect(lost).rejects.toMatchObject({ code: 'number.busy', details: [{ params: { seconds: 2 } }] });
  clock.mockRestore();
  const others = await lastNo(tenantId, 'invoice');
  expect(await commitNumbered(tenantId, 'invoice', () => [])).toBe(others + 1);
});

test('a document that is refused lets the next in line through', async () => {
  const tenantId = ulid();
  const refused = commitNumbered(tenantId, 'invoice', () => {
    throw new AppError('exists');
  });
  const next = commitNumbered(tenantId, 'invoice', () => []);
  await expect(refused).rejects.toMatchObject({ code: 'exists' });
  expect(await next).toBe(1);
});
