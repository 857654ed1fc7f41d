import { beforeAll, expect, it } from 'vitest';
import { auditOf } from '#functions/domains/agreements/esign/store.ts';
import { handleMailEvent } from '#functions/domains/operator/system/mail-events.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { ok } from '#test/support/api.ts';
import { giveSignature, PROMOTER, read, secretIn, sentOut, workAll } from './signing.ts';

const { agency, other, mailbox } = await agreementAgencies();
const { agent, artist } = agency.users;
beforeAll(() => giveSignature(agency));

/** A report of the mail service about one mail, as SES sends it. */
function report(eventType: string, id: string, messageId: string, more: object = {}) {
  const tags = { tenantId: [agency.tenantId], senderId: [agent.user.id], target: [`esign-${id}`] };
  return handleMailEvent({ eventType, mail: { messageId, destination: [PROMOTER], tags }, ...more }, new Date());
}
const mailIdsOf = async (id: string) =>
  (await auditOf(agency, id)).flatMap(({ type, data }) => (type === 'mailSent' ? [String(data?.messageId)] : []));

it('lists every mail of a signing at its contract and its show, with its state of delivery', async () => {
  const { id, source, showId = '', participants } = await sentOut(agency);
  const of = async (entity: 'contract' | 'show', recordId: string, user = agent) =>
    (await ok(emailMessageContract.routes.list, user, { body: { entity, recordId } })).rows;
  const states = async () => (await of('contract', source.id)).map(({ state }) => state);

  const [invitation] = await of('contract', source.id);
  expect(invitation).toMatchObject({
    entity: 'contract',
    recordId: source.id,
    to: [{ name: 'Nina Test', email: PROMOTER }],
    sender: { userId: agent.user.id },
    state: 'sent',
    outcomes: { [PROMOTER]: 'sent' },
  });
  expect(invitation?.subject).toBe(`${agency.client.name} asks you to sign ${(await read(agency, id)).title}`);
  expect(invitation?.body).toBeUndefined();

  const [first = ''] = await mailIdsOf(id);
  for (let i = 0; i < 2; i++) await report('Delivery', id, first);
  expect(await states()).toEqual(['delivered']);

  await ok(esignContract.routes.remind, agent, { params: { id }, body: { participantId: participants[0]?.id ?? '' } });
  await workAll(agency, id);
  const second = (await mailIdsOf(id)).at(-1) ?? '';
  expect(await states()).toEqual(['sent', 'delivered']);
  const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: PROMOTER }] };
  await report('Bounce', id, second, { bounce });
  expect(await states()).toEqual(['bounced', 'delivered']);
  for (let i = 0; i < 2; i++)
    await report('Complaint', id, first, { complaint: { complainedRecipients: [{ emailAddress: PROMOTER }] } });
  expect(await states()).toEqual(['bounced', 'complained']);

  const atShow = await of('show', showId);
  expect(atShow.map(({ state }) => state)).toEqual(['bounced', 'complained']);
  expect(atShow[0]).toMatchObject({ entity: 'show', recordId: showId });
});

it('lists the mails to staff, each once, with the state of delivery', async () => {
  const { id, source } = await sentOut(agency);
  const question = async () => {
    const visitor = new Visitor();
    const secret = secretIn(mailbox.mails);
    await visitor.call(esignContract.routes.open, secret, {});
    await visitor.call(esignContract.routes.guestQuestion, secret, { text: 'Which entrance do we use?' });
  };
  const body = { entity: 'contract' as const, recordId: source.id };
  const staffMails = async () => {
    const { rows } = await ok(emailMessageContract.routes.list, agent, { body });
    return rows.filter(({ to }) => to[0]?.email === agent.user.email);
  };
  const tag = () => mailbox.mails.findLast(({ to }) => to === agent.user.email)?.tags.staffMail ?? '';
  const told = async (eventType: string, more: object = {}) => {
    const tags = { tenantId: [agency.tenantId], target: [`esign-${id}`], staffMail: [tag()] };
    const mail = { messageId: 'staff', destination: [agent.user.email], tags };
    await handleMailEvent({ eventType, mail, ...more }, new Date());
    return (await staffMails()).map(({ state }) => state);
  };

  await question();
  for (let i = 0; i < 2; i++) await workAll(agency, id);
  const [mail, ...more] = await staffMails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: [{ name: agent.user.name }], state: 'sent', recordId: source.id });
  expect(mail?.subject).toContain('Nina Test');
  const chain = await auditOf(agency, id);
  expect(await told('DeliveryDelay')).toEqual(['delayed']);
  expect(await told('Delivery')).toEqual(['delivered']);
  expect(await told('DeliveryDelay')).toEqual(['delivered']);
  const bouncedRecipients = [{ emailAddress: agent.user.email }];
  expect(await told('Bounce', { bounce: { bounceType: 'Permanent', bouncedRecipients } })).toEqual(['bounced']);
  expect(await told('Delivery')).toEqual(['bounced']);
  expect(await auditOf(agency, id)).toEqual(chain);
});

it('is nothing to other agencies and people outside', async () => {
  const { source } = await sentOut(agency);
  const body = { entity: 'contract' as const, recordId: source.id };
  for (const user of [other.users.agent, artist])
    await expect(ok(emailMessageContract.routes.list, user, { body })).rejects.toThrow(/40[34]/);
});
