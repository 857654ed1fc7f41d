import { beforeAll, expect, it } from 'vitest';
import { handleMailEvent } from '#functions/domains/operator/system/mail-events.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok } from '#test/support/api.ts';
import { giveSignature, PROMOTER, secretIn, sentOut, signAt } from './signing.ts';

const { agency, other, mailbox } = await agreementAgencies();
const { agent, administrator, artist } = agency.users;
const { overview, decline, open, discard } = esignContract.routes;
const seenBy = (user = agent) => ok(overview, user, {});

beforeAll(() => giveSignature(agency));

it('counts what waits for the caller, what is in trouble, and what was signed lately', async () => {
  const none = { total: 0, rows: [] };
  expect(await seenBy()).toEqual({ forMe: none, stuck: none, completed: none });

  const waiting = await sentOut(agency);
  await signAt(new Visitor(), secretIn(mailbox.mails));
  expect((await seenBy()).forMe).toMatchObject({ total: 1, rows: [{ id: waiting.id, source: waiting.source }] });
  expect((await seenBy(administrator)).forMe).toEqual(none);

  const refused = await sentOut(agency);
  const visitor = new Visitor();
  await visitor.call(open, secretIn(mailbox.mails), {});
  await visitor.call(decline, secretIn(mailbox.mails), { category: 'terms', reason: 'Too late for us' });
  const bounced = await sentOut(agency);
  const tags = { tenantId: [agency.tenantId], senderId: [agent.user.id], target: [`esign-${bounced.id}`] };
  const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: PROMOTER }] };
  await handleMailEvent(
    { eventType: 'Bounce', mail: { messageId: 'm', destination: [PROMOTER], tags }, bounce },
    new Date(),
  );
  const { stuck } = await seenBy(administrator);
  expect(stuck.total).toBe(2);
  expect(stuck.rows.find(({ id }) => id === refused.id)).toMatchObject({ state: 'declined', names: ['Nina Test'] });
  expect(stuck.rows.find(({ id }) => id === bounced.id)).toMatchObject({ hasBounced: true, isOverdue: false });

  await ok(discard, agent, { params: { id: refused.id }, body: { reason: 'No longer needed' } });
  expect((await seenBy()).stuck.total).toBe(1);
  expect((await seenBy()).completed).toEqual(none);
});

it('is nothing to other agencies, and not for users outside', async () => {
  expect((await ok(overview, other.users.agent, {})).stuck.total).toBe(0);
  expect((await call(overview, artist, {})).status).toBe(403);
});
