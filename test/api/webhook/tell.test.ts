import { expect, test } from 'vitest';
import { tellWebhook } from '#functions/domains/operator/webhook/public/tell.ts';
import { newId } from '#functions/platform/data/id.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency, makeSignedIn } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { runAs, workerOf } from '#test/support/rights.ts';

const { list } = notificationContract.routes;

test('administrators of the whole agency are told once, by inbox and mail', async () => {
  const [{ mails }, agency] = [await mailbox(), await makeAgency()];
  const { administrator, agent } = agency.users;
  const some = await makeSignedIn(agency.tenantId, { role: 'administrator', allArtists: false });
  const [now, endpointId] = [new Date(), newId(new Date())];
  const message = {
    id: `${newId(now)}0`,
    type: 'webhookNews' as const,
    payload: { endpointId, name: 'Website', news: 'gone' as const },
    tenantId: agency.tenantId,
    at: now.toISOString(),
    actorId: 'system',
  };
  for (let i = 0; i < 2; i++) await runAs(workerOf('outbox'), () => tellWebhook(message, 1));
  const { rows } = await ok(list, administrator, { body: {} });
  expect(rows).toMatchObject([{ kind: 'webhookPaused', subject: 'Website', target: `/webhook/${endpointId}` }]);
  for (const other of [agent, some]) expect((await ok(list, other, { body: {} })).rows).toEqual([]);
  const own = mails.filter(({ to }) => to === administrator.user.email);
  expect(own).toHaveLength(1);
  expect(own[0]?.text).toContain('The webhook Website is paused');
  expect(mails.some(({ to }) => to === some.user.email)).toBe(false);
});
