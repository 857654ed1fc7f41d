import { encodeTime } from 'ulid';
import { expect, test } from 'vitest';
import { countUnseen, notify, saveSettings } from '#functions/domains/reference/notification/store.ts';
import { measure } from '#functions/platform/data/capacity-meter.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';

const { routes } = notificationContract;
const agency = await makeAgency();

async function tell(id: string, userId: string): Promise<void> {
  const at = new Date().toISOString();
  await notify(agency.tenantId, userId, { id, at, kind: 'documentReady', subject: 'Contract', target: '/contract' });
}
const read = (who: 'agent' | 'finance') => ok(routes.list, agency.users[who], { body: {} });

test('arrives once, is counted, seen, read and hidden by its reader alone', async () => {
  const { agent, finance } = agency.users;
  const [first, second] = [unknownId(), unknownId()].sort() as [string, string];
  for (const id of [first, second, first]) await tell(id, agent.user.id);
  expect(await read('agent')).toMatchObject({ unseen: 2, rows: [{ id: second }, { id: first }] });
  expect((await ok(sessionContract.routes.me, agent, {})).unseen).toBe(2);
  expect((await read('finance')).rows).toEqual([]);
  expect(await ok(routes.sendBadge, agent, {})).toEqual({ unseen: 2 });
  expect(await ok(routes.sendBadge, finance, {})).toEqual({ unseen: 0 });

  await ok(routes.read, finance, { params: { id: first } });
  await ok(routes.hide, finance, { params: { id: first } });
  expect((await read('agent')).unseen).toBe(2);

  await ok(routes.read, agent, { params: { id: first } });
  expect(await read('agent')).toMatchObject({ unseen: 1, rows: [{ read: false }, { seen: true, read: true }] });
  await ok(routes.allSeen, agent, {});
  expect(await read('agent')).toMatchObject({ unseen: 0, rows: [{ seen: true, read: false }, {}] });
  await ok(routes.allRead, agent, {});
  expect((await read('agent')).rows.every((row) => row.read)).toBe(true);
  await ok(routes.hide, agent, { params: { id: second } });
  expect((await read('agent')).rows.map((row) => row.id)).toEqual([first]);
});

test('many that nobody wants to see hide none behind them', async () => {
  const { assistant } = agency.users;
  const ids = Array.from({ length: 121 }, () => unknownId()).sort();
  const [oldest = '', ...hidden] = ids;
  await tell(oldest, assistant.user.id);
  await saveSettings(agency.tenantId, assistant.user.id, { inboxOff: ['documentReady'], mailOff: [] });
  for (const id of hidden) await tell(id, assistant.user.id);
  expect(await ok(routes.list, assistant, { body: {} })).toMatchObject({ unseen: 1, rows: [{ id: oldest }] });
  await ok(routes.allSeen, assistant, {});
  expect(await ok(routes.list, assistant, { body: {} })).toMatchObject({ unseen: 0, rows: [{ seen: true }] });
});

test('all are marked, however many, and older ones are offered only where there are some', async () => {
  const { promoter } = agency.users;
  const ids = Array.from({ length: 101 }, () => unknownId()).sort();
  for (const id of ids) await tell(id, promoter.user.id);
  await ok(routes.allRead, promoter, {});
  const page = (before?: string) => ok(routes.list, promoter, { body: { before } });
  const [oldest = '', fiftyFirst = ''] = [ids[0], ids[50]];
  expect((await page()).hasOlder).toBe(true);
  const { rows, hasOlder } = await page(ids[51]);
  expect([rows.length, rows[0]?.id, hasOlder]).toEqual([50, fiftyFirst, true]);
  expect(await page(fiftyFirst)).toMatchObject({ hasOlder: false });
  expect((await page(ids[1])).rows).toMatchObject([{ id: oldest, read: true, seen: true }]);
});

test('what was seen is not counted over again for each look at the badge', async () => {
  const { administrator } = agency.users;
  const day = 86_400_000;
  const idAt = (ms: number) => `${encodeTime(ms, 10)}${unknownId().slice(10)}`;
  for (let i = 60; i > 0; i--) await tell(idAt(Date.now() - 2 * day - i), administrator.user.id);
  const look = () => measure(() => countUnseen(agency.tenantId, administrator.user.id));
  const before = await look();
  await ok(routes.allSeen, administrator, {});
  const after = await look();
  expect([before.result, after.result]).toEqual([60, 0]);
  expect(after.usage.reads).toBeLessThan(before.usage.reads / 2);
  for (const late of [Date.now() - day / 2, Date.now()]) await tell(idAt(late), administrator.user.id);
  expect((await look()).result).toBe(2);
});
