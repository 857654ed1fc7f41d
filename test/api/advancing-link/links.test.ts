import { expect, it } from 'vitest';
import { tickDue } from '#functions/domains/journeys/advancing/tick.ts';
import { noteLinkMail } from '#functions/domains/relations/link/public/link-mail.ts';
import { mailTextContract } from '#shared/domains/reference/mail-text/contract.ts';
import { routes as staff } from '#test/api/advancing/requests.ts';
import { Visitor } from '#test/api/link/door.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { invited, opened, PAUL, provide, routes, secretIn, settle, staffView } from './invited.ts';

const [post, agency] = await Promise.all([mailbox(), makeAgency()]);
const { agent, readOnly } = agency.users;
const VERA = { name: 'Vera', email: 'vera@venue.example', sections: ['other'] };
const TO_VERA = { invitees: [PAUL, VERA] };
const mailsTo = (to: string) => post.mails.filter((one) => one.to === to);
const links = async (id: string) => (await ok(routes.links, agent, { params: { id } })).rows;
const person = async (id: string, name: string) => {
  const { invitees } = await staffView(agency, id);
  return invitees.find((one) => one.name === name)?.id ?? '';
};
const linkOf = async (id: string, name: string) => (await links(id)).find(({ recipient }) => recipient.name === name);

it('is sent again, and the earlier mail still works', async () => {
  const { request, secret } = await invited(agency, post.mails);
  const { id } = request;
  const body = { inviteeId: await person(id, 'Paul') };
  expect(refusal(await call(staff.resend, readOnly, { params: { id }, body }))).toBe('403 denied');
  expect(await linkOf(id, 'Paul')).toMatchObject({ mail: 'sent', opens: 0 });
  await ok(staff.resend, agent, { params: { id }, body });
  const before = mailsTo(PAUL.email).length;
  await settle(agency, id);
  await settle(agency, id);
  expect(mailsTo(PAUL.email)).toHaveLength(before + 1);
  const fresh = secretIn(post.mails);
  expect(fresh).not.toBe(secret);
  for (const one of [secret, fresh]) expect((await new Visitor().call(routes.door, one)).body.state).toBe('live');
  expect(await linkOf(id, 'Paul')).toMatchObject({ opens: 0 });
  await opened(secret);
  const link = await linkOf(id, 'Paul');
  expect(link).toMatchObject({ opens: 1 });
  await noteLinkMail(agency.tenantId, 'advancing', link?.id ?? '', 'bounced');
  expect(await linkOf(id, 'Paul')).toMatchObject({ mail: 'bounced' });
});

it('is withdrawn for one person with a reason, and renewed with a new link', async () => {
  const { request, secret } = await invited(agency, post.mails, TO_VERA);
  const { id } = request;
  const { visitor } = await opened(secret);
  await provide(visitor, secret, { doors: '19:00' });
  const inviteeId = await person(id, 'Paul');
  const withdraw = (reason: string) =>
    call(staff.withdrawInvitee, agent, { params: { id }, body: { inviteeId, reason } });
  expect(refusal(await withdraw(''))).toBe('422 advancing.reasonMissing');
  expect((await withdraw('Vera answers alone.')).status).toBe(200);
  expect(refusal(await provide(visitor, secret, { loadin: '14:00' }))).toBe('409 advancing.notOpen');
  await settle(agency, id);
  expect((await new Visitor().call(routes.door, secret)).body.state).toBe('withdrawn');
  expect(mailsTo(PAUL.email).at(-1)?.text).toContain('Vera answers alone.');
  const before = mailsTo(PAUL.email).length;
  await tickDue(new Date('2027-05-10T10:00:00.000Z'));
  await settle(agency, id);
  expect(mailsTo(PAUL.email)).toHaveLength(before);
  expect((await staffView(agency, id)).answers.find(({ key }) => key === 'doors')?.value).toBe('19:00');

  await ok(staff.resend, agent, { params: { id }, body: { inviteeId } });
  await settle(agency, id);
  const fresh = secretIn(post.mails);
  const { seen } = await opened(fresh);
  expect(seen.answers.find(({ key }) => key === 'doors')?.value).toBe('19:00');
  expect((await new Visitor().call(routes.door, secret)).body.state).toBe('withdrawn');
  const own = (await links(id)).filter(({ recipient }) => recipient.name === 'Paul');
  expect(own.map(({ state }) => state).toSorted()).toEqual(['live', 'withdrawn']);
});

it('mails one person at most ten times a day', async () => {
  const { request } = await invited(agency, post.mails, { invitees: [{ ...PAUL, email: 'busy@venue.example' }] });
  const { id } = request;
  const body = { inviteeId: await person(id, 'Paul') };
  for (let i = 0; i < 10; i++) await ok(staff.resend, agent, { params: { id }, body });
  expect(refusal(await call(staff.resend, agent, { params: { id }, body }))).toMatch(/tooManyActions$/);
});

it('moves the deadline between today and the show', async () => {
  const { request } = await invited(agency, post.mails);
  const { id } = request;
  const move = (deadline: string) => call(staff.moveDeadline, agent, { params: { id }, body: { deadline } });
  expect(refusal(await move('2020-01-01'))).toBe('422 advancing.deadline');
  expect(refusal(await move('2027-05-22'))).toBe('422 advancing.deadline');
  expect((await move('2027-05-21')).body.deadline).toBe('2027-05-21');
});

it('is mailed in the words of the agency, for the languages that it has changed', async () => {
  const { update } = mailTextContract.routes;
  const params = { kind: 'advancingInvite' as const, language: 'en' as const };
  const text = { subject: 'Your night with {agency}', body: 'Hello,\n\nplease answer by {deadline}.' };
  const wrong = { rev: 0, ...text, body: '{count}' };
  expect(refusal(await call(update, agency.users.administrator, { params, body: wrong }))).toBe(
    '400 mailText.unknownField',
  );
  const { rev } = await ok(update, agency.users.administrator, { params, body: { rev: 0, ...text } });
  await invited(agency, post.mails, TO_VERA);
  const mail = mailsTo(PAUL.email).at(-1);
  expect(mail?.text).toContain('Your night with');
  expect(mail?.text).toContain('please answer by Friday, May 7, 2027.');
  expect(mail?.text).toContain('/advancing/invitation/');
  await ok(mailTextContract.routes.restore, agency.users.administrator, { params, body: { rev } });
});
