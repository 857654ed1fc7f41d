import { expect, test } from 'vitest';
import { statusesOf, statusStore } from '#functions/domains/reference/status/store.ts';
import { measure } from '#functions/platform/data/capacity-meter.ts';
import { makeAgency } from '#test/support/fixtures.ts';

test('masters that nobody has changed are not read again; each change is seen at once', async () => {
  const agency = await makeAgency();
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const names = async () => (await statusesOf(ctx, 'show')).map(({ name }) => name);
  const first = await measure(names);
  const again = await measure(names);
  expect(again.result).toEqual(first.result);
  expect([first.usage.reads > first.result.length, again.usage.reads <= 2]).toEqual([true, true]);
  const [status] = await statusesOf(ctx, 'show');
  if (!status) throw new Error('no status');
  const renamed = await statusStore.update(ctx, status, { ...status, hexColor: '#123456' });
  expect((await statusesOf(ctx, 'show'))[0]?.hexColor).toBe('#123456');
  await statusStore.definition.list?.fold(agency.tenantId);
  expect((await statusesOf(ctx, 'show'))[0]?.hexColor).toBe('#123456');
  await statusStore.remove(ctx, renamed);
  expect(await names()).toEqual(first.result.slice(1));
});
