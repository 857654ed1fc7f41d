import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '#functions/domains/agreements/esign/store.ts';
import { handleMailEvent } from '#functions/domains/operator/system/mail-events.ts';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { giveSignature, PROMOTER, read, secretIn, sentOut, workAll } from './signing.ts';

const { agency, mailbox } = await agreementAgencies();
const { agent } = agency.users;
const { open } = esignContract.routes;

beforeAll(() => giveSignature(agency));

/** A report of the mail service, as SES sends it. */
function report(eventType: string, id: string, address: string, more: object = {}) {
  const tags = { tenantId: agency.tenantId, senderId: agent.user.id, kind: 'esignInvite', target: `esign-${id}` };
  const named = Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]]));
  const mail = { messageId: `m-${id}`, destination: [address], tags: named };
  return handleMailEvent({ eventType, mail, ...more }, new Date());
}
const bounced = (id: string, address: string, bounceType = 'Permanent') =>
  report('Bounce', id, address, { bounce: { bounceType, bouncedRecipients: [{ emailAddress: address }] } });
const ofType = async (id: string, type: string) =>
  (await auditOf(agency, id)).filter((event) => event.type === type).map(({ personId, data }) => ({ personId, data }));
const comeBack = async (id: string) => {
  await workAll(agency, id);
  const notes = await notificationsOf(agency.tenantId, agent.user.id);
  return notes.filter(({ kind, subject }) => kind === 'mailBounced' && subject.includes(PROMOTER)).length;
};

describe('a report about a mail of a document', () => {
  it('notes a delivery in the chain, once for each mail', async () => {
    const { id, participants } = await sentOut(agency);
    for (let i = 0; i < 2; i++) await report('Delivery', id, PROMOTER.toUpperCase());
    const personId = participants[0]?.people[0]?.id;
    expect(await ofType(id, 'mailDelivered')).toEqual([{ personId, data: { mail: 'esignInvite', id: `m-${id}` } }]);
    expect((await read(agency, id)).participants[0]?.state).toBe('invited');
  });

  it('takes a hard bounce to the participant and the sender, once, and the link still works', async () => {
    const { id } = await sentOut(agency);
    const secret = secretIn(mailbox.mails);
    const before = await comeBack(id);
    for (let i = 0; i < 2; i++) await bounced(id, PROMOTER);
    expect((await read(agency, id)).participants[0]?.state).toBe('bounced');
    expect(await ofType(id, 'mailBounced')).toHaveLength(1);
    expect((await comeBack(id)) - before).toBe(1);
    expect((await new Visitor().call(open, secret, {})).status).toBe(200);
    expect((await read(agency, id)).participants[0]?.state).toBe('opened');
  });

  it('takes a complaint like a bounce, and a full mailbox for nothing', async () => {
    const { id } = await sentOut(agency);
    await bounced(id, PROMOTER, 'Transient');
    expect(await ofType(id, 'mailBounced')).toEqual([]);
    await report('Complaint', id, PROMOTER, { complaint: { complainedRecipients: [{ emailAddress: PROMOTER }] } });
    expect(await ofType(id, 'mailBounced')).toHaveLength(1);
  });

  it('changes nothing for an address or a document that is not known', async () => {
    const { id } = await sentOut(agency);
    await bounced(id, 'stranger@outside.example');
    await bounced('01K0000000000000000000D0C1', PROMOTER);
    expect(await ofType(id, 'mailBounced')).toEqual([]);
  });
});
