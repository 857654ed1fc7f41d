import { describe, expect, it } from 'vitest';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { noteLinkMail } from '#functions/domains/relations/link/public/link-mail.ts';
import { LAST_TRY_OF_ALL } from '#functions/platform/jobs/rounds.ts';
import { hashSecret } from '#functions/platform/session/secret.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import type { EmailInput } from '#shared/domains/relations/email-message/schemas.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { makeContract, makeShow, putOnPaper, sendInput, sentContract, written } from '#test/api/contract/agency.ts';
import { upload } from '#test/api/file/uploads.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeSignedIn } from '#test/support/fixtures.ts';
import { NEXT_YEAR } from '#test/support/next-year.ts';
import { workOff } from '#test/support/outbox.ts';

const { list, get, send, recipients } = emailMessageContract.routes;
const { agency, other, mailbox } = await agreementAgencies();

const onShow = async () => ({ entity: 'show' as const, recordId: (await makeShow(agency)).id });
const mailTo = (target: RecordSubject, more: Partial<EmailInput> = {}) => ({
  body: {
    ...target,
    to: [{ name: 'Nina Test', email: 'nina@test.example' }],
    subject: 'Times of the day',
    body: 'Dear **Nina**,\n\nload-in & line-up at three.',
    ...more,
  },
});

/** Delivers a report of the mail service, as the outbox hands it over. */
async function report(id: string, eventType: string, more: object = {}) {
  const { handleMailEvent } = await import('#functions/domains/operator/system/mail-events.ts');
  const tags = { tenantId: [agency.tenantId], senderId: [agency.users.agent.user.id], emailId: [id] };
  const mail = { messageId: id, destination: ['nina@test.example'], tags };
  await handleMailEvent({ eventType, mail, ...more }, new Date());
}
const deliver = (id: string, tries = 1) => workOff({ tenantId: agency.tenantId, entity: 'email', id }, 'email', tries);
const stateOf = async (id: string) => (await ok(get, agency.users.agent, { params: { id } })).state;

describe('a mail about a record', () => {
  it('goes out with its attachment and the closing of its sender, and stands with its record', async () => {
    const target = await onShow();
    const { agent } = agency.users;
    const file = await upload(agent, target, 'Plan of the day.txt');
    await ok(accountContract.routes.saveEmailProfile, agent, {
      body: {
        senderName: 'Iris of Test',
        replyTo: 'iris@test.example',
        closing: 'Kind regards, Iris',
        copyToMe: false,
      },
    });
    const before = mailbox.mails.length;
    const input = mailTo(target, { cc: ['crew@test.example'], attachments: [{ kind: 'file', id: file.id }] });
    const sent = await ok(send, agent, input);
    expect(mailbox.mails).toHaveLength(before);
    expect(await deliver(sent.id)).toBe(true);
    expect(sent).toMatchObject({ state: 'queued', attachments: [{ name: 'Plan of the day.txt' }] });
    expect(sent.body).toMatch(/Kind regards, Iris$/);
    const [mail] = mailbox.mails.slice(before);
    expect(mail?.text).toMatch(/^From: Iris of Test/m);
    expect(mail?.text).toMatch(/^Reply-To: iris@test.example/m);
    expect(mail?.text).toMatch(/^Cc: crew@test.example/m);
    expect(mail?.text).toContain('<strong>Nina</strong>');
    expect(mail?.text).toContain('load-in &amp; line-up');
    expect(mail?.text).toContain('Plan of the day.txt');
    const { rows } = await ok(list, agent, { body: target });
    expect(rows.map(({ id, subject }) => [id, subject])).toEqual([[sent.id, 'Times of the day']]);
  });

  it('is refused where something is wrong with it', async () => {
    const target = await onShow();
    const attempt = (more: object, who = agency.users.agent) => call(send, who, mailTo(target, more));
    const bad = await attempt({ to: [{ name: '', email: 'nobody' }] });
    expect(bad.status).toBe(400);
    expect(bad.body.errors?.[0]).toMatchObject({ field: 'to.0.email' });
    expect((await attempt({ to: [] })).body.errors?.[0]).toMatchObject({ code: 'atLeastOne', field: 'to' });
    expect((await attempt({ subject: ' ' })).body.errors?.[0]).toMatchObject({ field: 'subject' });
    expect(refusal(await attempt({}, agency.users.readOnly))).toBe('403 denied');
    expect(refusal(await attempt({}, other.users.agent))).toBe('404 notFound');
    const foreign = { entity: 'company' as const, recordId: other.company.id };
    const file = await call(send, agency.users.agent, { body: { ...mailTo(target).body, ...foreign } });
    expect(refusal(file)).toBe('404 notFound');
  });

  it('is not for people outside', async () => {
    const target = await onShow();
    const outsider = await makeSignedIn(agency.tenantId, {
      role: 'artist',
      allArtists: false,
      artistIds: [agency.artist.id],
      permissions: ['email.read'],
    });
    // The role lacks the right, so the right in the user's record does not count.
    expect(refusal(await call(list, outsider, { body: target }))).toBe('403 denied');
  });
});

describe('what became of it', () => {
  it('follows the news of the mail service; a bounce is final', async () => {
    const { id } = await ok(send, agency.users.agent, mailTo(await onShow()));
    await deliver(id);
    expect(await stateOf(id)).toBe('sent');
    await report(id, 'DeliveryDelay');
    expect(await stateOf(id)).toBe('delayed');
    await report(id, 'Delivery');
    expect(await stateOf(id)).toBe('delivered');
    await report(id, 'DeliveryDelay');
    expect(await stateOf(id)).toBe('delivered');
    const bouncedRecipients = [{ emailAddress: 'nina@test.example' }];
    await report(id, 'Bounce', { bounce: { bounceType: 'Permanent', bouncedRecipients } });
    await report(id, 'Delivery');
    expect(await stateOf(id)).toBe('bounced');
  });
});

it('each address that bounces is told of, once', async () => {
  const { id } = await ok(send, agency.users.agent, mailTo(await onShow()));
  await deliver(id);
  const bounced = (emailAddress: string) =>
    report(id, 'Bounce', { bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress }] } });
  for (const address of ['one@test.example', 'two@test.example', 'one@test.example']) await bounced(address);
  const notes = await notificationsOf(agency.tenantId, agency.users.agent.user.id);
  const subjects = notes.filter(({ kind }) => kind === 'mailBounced').map(({ subject }) => subject);
  expect(subjects.filter((subject) => /^(one|two)@/.test(subject)).sort()).toEqual([
    'one@test.example',
    'two@test.example',
  ]);
});

describe('while the mail service is down', () => {
  it('a mail waits in the queue and leaves once', async () => {
    const { id } = await ok(send, agency.users.agent, mailTo(await onShow()));
    const before = mailbox.mails.length;
    mailbox.service.refuses = 'ServiceUnavailable';
    expect(await deliver(id)).toBe(false);
    expect(await stateOf(id)).toBe('queued');
    delete mailbox.service.refuses;
    expect(await deliver(id, 2)).toBe(true);
    expect(await stateOf(id)).toBe('sent');
    expect(await deliver(id, 3)).toBe(true);
    expect(mailbox.mails).toHaveLength(before + 1);
  });

  it('its sender hears when the last try fails, or a try that no other can mend', async () => {
    const { agent } = agency.users;
    for (const [code, tries] of [
      ['ServiceUnavailable', LAST_TRY_OF_ALL],
      ['MessageRejected', 1],
    ] as const) {
      const subject = `Refused with ${code}`;
      const { id } = await ok(send, agent, mailTo(await onShow(), { subject }));
      mailbox.service.refuses = code;
      expect(await deliver(id, tries)).toBe(true);
      delete mailbox.service.refuses;
      expect(await stateOf(id)).toBe('failed');
      const notes = await notificationsOf(agency.tenantId, agent.user.id);
      expect(notes.filter((note) => note.subject === subject).map(({ kind }) => kind)).toEqual(['mailBounced']);
    }
  });
});

describe('a mail with a secret link', () => {
  const targetOf = ({ id: recordId }: { readonly id: string }) => ({ entity: 'contract' as const, recordId });
  const mailsOf = (contract: { readonly id: string }, who = agency.users.agent) =>
    call(list, who, { body: targetOf(contract) });

  it('stands with its record like any other, without the secret, with what became of it', async () => {
    const { contract, link, secret } = await sentContract(agency, mailbox.mails);
    const later = await ok(send, agency.users.agent, mailTo(targetOf(contract), { subject: 'Signed?' }));
    const { body } = await mailsOf(contract);
    expect(body.rows.map(({ id }) => id)).toEqual([later.id, link.id]);
    expect(body.rows[1]).toMatchObject({
      subject: `Test agency sent you Contract ${contract.number}`,
      recordTitle: contract.number,
      to: [{ name: 'Nina Test', email: 'nina@test.example' }],
      sender: { userId: agency.users.agent.user.id, name: link.sender.name },
      createdAt: link.createdAt,
      state: 'sent',
      outcomes: { 'nina@test.example': 'sent' },
    });
    expect(body.rows[1]).not.toHaveProperty('body');
    const kept = JSON.stringify(body);
    for (const hidden of [secret, hashSecret('download', secret)]) expect(kept).not.toContain(hidden);
    const states: unknown[] = [];
    for (const news of ['delayed', 'delivered', 'delayed', 'bounced', 'delivered'] as const) {
      await noteLinkMail(agency.tenantId, 'contract', link.id, news);
      states.push((await mailsOf(contract)).body.rows[1]?.state);
    }
    expect(states).toEqual(['delayed', 'delivered', 'delivered', 'bounced', 'bounced']);
    expect(refusal(await mailsOf(contract, other.users.agent))).toBe('404 notFound');
    expect(refusal(await mailsOf(contract, agency.users.promoter))).toBe('403 denied');
  });

  it('is on its way until it leaves, and none where its link was withdrawn first', async () => {
    const contract = await putOnPaper(agency, (await makeContract(agency)).id);
    const { link } = await ok(contractContract.routes.send, agency.users.agent, sendInput(contract));
    expect((await mailsOf(contract)).body.rows).toMatchObject([{ id: link.id, state: 'queued' }]);
    await ok(linkContract.routes.withdraw, agency.users.agent, { params: { id: link.id }, body: {} });
    await workOff(written(agency, contract.id), 'documentLink');
    expect((await mailsOf(contract)).body.rows).toEqual([]);
  });

  it('to an itinerary stands with its artist; one that was copied alone does not', async () => {
    const recipients = [{ name: 'Nina', email: 'nina@party.example' }, { name: 'Rui' }];
    const period = { from: `${NEXT_YEAR}-07-01`, to: `${NEXT_YEAR}-07-02` };
    const artist = { entity: 'artist' as const, recordId: agency.artist.id };
    await ok(itineraryContract.routes.share, agency.users.agent, {
      body: { artistId: agency.artist.id, ...period, recipients, message: '' },
    });
    const { rows } = await ok(list, agency.users.agent, { body: artist });
    expect(rows.map(({ subject, to }) => [subject, to[0]?.email])).toEqual([
      [expect.stringMatching(/^Itinerary of First Artist, .*1 July.* to .*2 July/), 'nina@party.example'],
    ]);
  });
});

describe('whom it may go to', () => {
  it('the contact of the show first, each address once', async () => {
    const { rows } = await ok(recipients, agency.users.agent, { body: await onShow() });
    expect(rows.map(({ email }) => email)).toEqual(['nina@test.example']);
    const company = { entity: 'company' as const, recordId: agency.company.id };
    const people = (await ok(recipients, agency.users.agent, { body: company })).rows;
    expect(people).toMatchObject([{ name: 'Nina Test', about: 'Test Presents' }]);
    expect(refusal(await call(recipients, other.users.agent, { body: company }))).toBe('404 notFound');
  });
});
