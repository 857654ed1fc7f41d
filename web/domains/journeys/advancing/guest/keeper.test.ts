import { expect, test, vi } from 'vitest';
import type { SeenAnswer } from '#shared/domains/journeys/advancing-link/view.ts';
import { ApiError, NetworkError } from '#web/platform/api-error.ts';
import { createKeeper, type Typed, type TypedByKey } from './keeper.ts';

const answer = (key: string, rev: number, more: Partial<SeenAnswer> = {}): SeenAnswer => ({
  key,
  rev,
  state: 'open',
  versions: 0,
  ...more,
});
function keeperWith(save: (one: Typed & { readonly key: string }) => Promise<SeenAnswer>, first: TypedByKey = {}) {
  const saved: SeenAnswer[] = [];
  let device = first;
  const keeper = createKeeper({
    first,
    save,
    onSaved: (one) => saved.push(one),
    onKeep: (typed) => {
      device = typed;
    },
  });
  return { keeper, saved, device: () => device };
}
const refusal = (code: string, status: number, current?: unknown) =>
  new ApiError(status, { errors: [{ code, message: 'no' }], current });

test('saves what was typed, and keeps nothing on the device then', async () => {
  const { keeper, saved, device } = keeperWith(async ({ key, rev }) => answer(key, rev));
  keeper.type('doors', { rev: 2, value: '19:00' });
  expect(device()).toEqual({ doors: { rev: 2, value: '19:00' } });
  await Promise.all([keeper.flush(), keeper.flush()]);
  expect([saved.map(({ key }) => key), device(), keeper.get().isSaving]).toEqual([['doors'], {}, false]);
});

test('keeps answers on the device while it is offline, and sends them afterwards', async () => {
  const save = vi.fn(async ({ key }: { key: string }) => answer(key, 1));
  save.mockRejectedValueOnce(new NetworkError('network'));
  const { keeper, device } = keeperWith(save, { parking: { rev: 0, value: 'yard' } });
  keeper.type('doors', { rev: 0, value: '19:00' });
  await keeper.flush();
  expect([keeper.get().isAway, Object.keys(device())]).toEqual([true, ['parking', 'doors']]);
  await keeper.flush();
  expect([keeper.get().isAway, device()]).toEqual([false, {}]);
});

test('sends the last value of an answer that changed while it was saved', async () => {
  const sent: unknown[] = [];
  const { keeper } = keeperWith(async ({ key, rev, value }) => {
    sent.push(value);
    if (value === '1') keeper.type('wifi', { rev, value: '12' });
    return answer(key, rev);
  });
  keeper.type('wifi', { rev: 0, value: '1' });
  await keeper.flush();
  expect([sent, keeper.get().typed]).toEqual([['1', '12'], {}]);
});

test('shows a newer answer beside the own one, which follows it or gives way', async () => {
  const newer = answer('doors', 5, { value: '20:00' });
  const save = vi.fn(async ({ key, rev }: { key: string; rev: number }) => answer(key, rev));
  save.mockRejectedValueOnce(refusal('advancing.itemStale', 409, newer));
  const { keeper } = keeperWith(save);
  keeper.type('doors', { rev: 2, value: '19:00' });
  await keeper.flush();
  expect(keeper.get().conflicts).toEqual({ doors: newer });
  keeper.settle('doors', true);
  expect(keeper.get().typed).toEqual({ doors: { rev: 5, value: '19:00' } });
  await keeper.flush();
  expect(save.mock.lastCall?.[0]).toMatchObject({ rev: 5, value: '19:00' });

  save.mockRejectedValueOnce(refusal('advancing.itemStale', 409, newer));
  keeper.type('doors', { rev: 2, value: '18:00' });
  await keeper.flush();
  keeper.settle('doors', false);
  expect([keeper.get().typed, keeper.get().conflicts]).toEqual([{}, {}]);
});

test('goes on after a refused answer, which waits until it is typed again', async () => {
  const save = vi.fn(async ({ key, rev }: { key: string; rev: number }) => answer(key, rev));
  save.mockRejectedValueOnce(refusal('advancing.value', 422));
  const { keeper, saved } = keeperWith(save);
  keeper.type('rep', { rev: 0, value: '' });
  keeper.type('doors', { rev: 0, value: '19:00' });
  await keeper.flush();
  expect([keeper.get().problems, saved.map(({ key }) => key)]).toEqual([{ rep: 'no' }, ['doors']]);
  keeper.type('rep', { rev: 0, value: 'Ann' });
  await keeper.flush();
  expect([keeper.get().problems, keeper.get().typed]).toEqual([{}, {}]);
});
