import { beforeAll, expect, it } from 'vitest';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { ok } from '#test/support/api.ts';
import { giveSignature, secretIn, sentOut, workAll } from './signing.ts';

const { agency, mailbox } = await agreementAgencies();
const { agent } = agency.users;
const { open, guestQuestion, guestPaper } = esignContract.routes;
beforeAll(() => giveSignature(agency));

async function noteOf(kind: string) {
  const notes = await notificationsOf(agency.tenantId, agent.user.id);
  return notes.find((note) => note.kind === kind);
}
const mailsToAgent = () => mailbox.mails.filter(({ to }) => to === agent.user.email).length;

it('tells the sender each event in its own words, and leads to the page of the signing', async () => {
  const { id, source } = await sentOut(agency);
  const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
  await visitor.call(open, secret, {});
  const before = mailsToAgent();
  await visitor.call(guestQuestion, secret, { text: 'May we pay on the day?' });
  await visitor.call(guestPaper, secret, {});
  await workAll(agency, id);
  const target = `/contract/${source.id}/esign`;
  expect(await noteOf('esignQuestion')).toMatchObject({ target, subject: expect.stringContaining('Nina Test') });
  expect(await noteOf('esignPaper')).toMatchObject({ target });
  expect(mailsToAgent() - before).toBe(2);
});

it('sends no mail of a kind that the user turned off, and still notes it in the inbox', async () => {
  const { id } = await sentOut(agency);
  const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
  const body = { inboxOff: [], mailOff: ['esignQuestion' as const] };
  await ok(notificationContract.routes.saveSettings, agent, { body });
  await visitor.call(open, secret, {});
  const before = mailsToAgent();
  await visitor.call(guestQuestion, secret, { text: 'Is the hall heated?' });
  await workAll(agency, id);
  const kinds = (await notificationsOf(agency.tenantId, agent.user.id)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'esignQuestion')).toHaveLength(2);
  expect(mailsToAgent()).toBe(before);
});
