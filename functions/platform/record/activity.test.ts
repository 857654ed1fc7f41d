import { expect, test } from 'vitest';
import { putBy } from '#functions/platform/data/write.ts';
import { activityWrite } from './activity.ts';

const ctx = { tenantId: 'T', now: new Date(0), actor: { userId: 'U', name: 'Ann' } };
const changesOf = async (changes: { field: string; before?: unknown; after?: unknown }[]) => {
  const input = { id: 'I', entity: 'show', no: 1, recordId: 'R', title: '', action: 'update', changes };
  return (await putBy(activityWrite(ctx, input)))?.changes;
};

test('a log keeps what a field was and is', async () => {
  const changes = [{ field: 'name', before: 'Old', after: 'New' }];
  expect(await changesOf(changes)).toEqual(changes);
});

test('values that would be too much for one item are left out, others stay', async () => {
  const name = { field: 'name', before: 'Old', after: 'New' };
  const css = { field: 'css', before: '漢'.repeat(50_000), after: '字'.repeat(50_000) };
  expect(await changesOf([name, css])).toEqual([name, { field: 'css' }]);
});
