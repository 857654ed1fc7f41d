import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { userActionContract } from '#shared/domains/operator/user-action/contract.ts';
import { mailTextContract } from '#shared/domains/reference/mail-text/contract.ts';
import type { MailTextView } from '#shared/domains/reference/mail-text/schemas.ts';
import {
  draftOf,
  giveSignature,
  PROMOTER,
  pickParticipant,
  secretIn,
  sentOut,
  workAll,
} from '#test/api/esign/signing.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import type { Agency } from '#test/support/fixtures.ts';

const { list, get, update, restore } = mailTextContract.routes;
const { agency, other, mailbox } = await agreementAgencies();
const { administrator, agent } = agency.users;
const invite = { kind: 'esignInvite' } as const;
const OWN = { subject: 'Sign {document} for {agency}', body: 'Hello,\n\nplease sign {document}.\n\n{sender}' };

beforeAll(async () => {
  await Promise.all([giveSignature(agency), giveSignature(other)]);
});
const read = (from: Agency = agency) => ok(get, from.users.administrator, { params: invite });
const versionOf = ({ versions }: MailTextView, language: string) => versions.find((one) => one.language === language);
const set = async (language: 'en' | 'nl' | 'de', text = OWN) =>
  ok(update, administrator, { params: { ...invite, language }, body: { ...text, rev: (await read()).rev } });
beforeEach(async () => {
  await ok(restore, administrator, { params: invite, body: { rev: (await read()).rev } });
  mailbox.mails.length = 0;
});
/** The first mail to the promoter: its subject, unfolded, and its whole text. */
function invitation() {
  const text = mailbox.mails.find(({ to }) => to === PROMOTER)?.text.replaceAll('\r\n', '\n') ?? '';
  return { text, subject: /^Subject: (.*(?:\n .*)*)$/m.exec(text)?.[1]?.replaceAll('\n', '') };
}

describe('the list of automatic mails', () => {
  it('has each mail with its readers and its changed languages', async () => {
    await set('nl');
    await set('en');
    const { rows } = await ok(list, agent, { body: {} });
    expect(rows).toHaveLength(39);
    const row = { name: 'Invitation to sign', group: 'signing', readers: ['signer'], changed: ['en', 'nl'] };
    expect(rows[0]).toEqual({ ...invite, ...row });
    expect(rows.slice(1).every(({ changed }) => changed.length === 0)).toBe(true);
    const others = await ok(list, other.users.agent, { body: {} });
    expect(others.rows[0]?.changed).toEqual([]);
  });
});

describe('a mail', () => {
  it('shows standard text, fields, samples and the rest of the mail in seven languages', async () => {
    const view = await read(other);
    expect(view).toMatchObject({ rev: 0, fields: ['agency', 'sender', 'document'] });
    expect(view.versions).toHaveLength(7);
    expect(versionOf(view, 'nl')?.frame.button).toBe('Document lezen');
    expect(versionOf(view, 'en')).toMatchObject({ language: 'en' });
    expect(Object.keys(versionOf(view, 'en')?.samples ?? {})).toEqual(view.fields);
    expect(versionOf(view, 'en')).not.toHaveProperty('own');
  });

  it('keeps no text that equals the standard one', async () => {
    await set('en');
    const view = await set('en', versionOf(await read(), 'en')?.standard);
    expect(versionOf(view, 'en')).not.toHaveProperty('own');
  });

  it('refuses an older revision with the newer text', async () => {
    const { rev } = await set('en');
    const stale = await call(update, administrator, {
      params: { ...invite, language: 'en' },
      body: { ...OWN, subject: 'Older', rev: rev - 1 },
    });
    expect(refusal(stale)).toBe('409 stale');
    expect(stale.body).toMatchObject({ current: { rev } });
    const body = { rev: rev - 1 };
    expect(refusal(await call(restore, administrator, { params: invite, body }))).toBe('409 stale');
  });

  it('leaves an entry in the activity log', async () => {
    await set('en');
    const { rows } = await ok(userActionContract.routes.list, administrator, { body: { area: 'mail-text' } });
    expect(rows[0]).toMatchObject({ title: 'Invitation to sign' });
    expect(rows[0]?.changes.map(({ field }) => field)).toEqual(['texts']);
  });
});

describe('a wrong text', () => {
  const attempt = async (text: object, language = 'de') =>
    call(update, administrator, {
      params: { ...invite, language: language as 'de' },
      body: { ...OWN, ...text, rev: (await read()).rev },
    });

  it('is refused with the unknown field and the language', async () => {
    const refused = await attempt({ body: 'Bis {expiry}' });
    expect(refusal(refused)).toBe('400 mailText.unknownField');
    expect(refused.body.errors?.[0]).toMatchObject({
      field: 'body',
      message: 'Deutsch: this email has no field {expiry}',
    });
  });

  it.each([
    [{ subject: ' ' }, '400 required'],
    [{ body: '\n' }, '400 required'],
    [{ subject: 'x'.repeat(201) }, '400 tooLong'],
    [{ body: 'x'.repeat(5001) }, '400 tooLong'],
    [{ body: 'a <b> c' }, '400 forbiddenCharacters'],
    [{ html: 'x' }, '400 unknownField'],
  ])('%j is refused', async (text, code) => {
    expect(refusal(await attempt(text))).toBe(code);
  });

  it('loses control characters, and a subject its line breaks', async () => {
    const { body } = await attempt({ subject: 'Please\nsign\u0007', body: 'One\u0000\n\ntwo' });
    expect(body.versions?.find(({ language }) => language === 'de')?.own).toEqual({
      subject: 'Please sign',
      body: 'One\n\ntwo',
    });
  });

  it('needs a language, a mail and the right', async () => {
    expect(refusal(await attempt({}, 'en-gb'))).toBe('404 notFound');
    const params = { kind: 'esignNothing' as 'esignInvite' };
    expect(refusal(await call(get, administrator, { params }))).toBe('404 notFound');
    const { rev } = await read();
    const change = { params: { ...invite, language: 'en' as const }, body: { ...OWN, rev } };
    expect(refusal(await call(update, agent, change))).toBe('403 denied');
    expect(refusal(await call(restore, agent, { params: invite, body: { rev } }))).toBe('403 denied');
  });
});

describe('the mail that is sent', () => {
  it('has the own text, with the button of the product', async () => {
    await set('en');
    const { title, author } = await sentOut(agency);
    const mail = invitation();
    const name = (await read()).versions[0]?.samples.agency;
    expect(mail.subject).toBe(`Sign ${title} for ${name}`);
    expect(mail.text).toContain(`please sign ${title}.\n\n${author.name}`);
    expect(mail.text).toContain('Read document');
    expect(secretIn(mailbox.mails)).not.toBe('');
  });

  it('keeps the standard text in another language, and at another agency', async () => {
    await set('nl');
    await sentOut(agency);
    expect(invitation().subject).toMatch(/ asks you to sign /);
    await set('en');
    mailbox.mails.length = 0;
    await sentOut(other);
    expect(invitation().subject).toMatch(/ asks you to sign /);
  });

  it('has the own text of the language of its reader', async () => {
    await set('nl', { ...OWN, subject: 'Teken {document}' });
    const draft = await draftOf(agency);
    const [signer, counter] = draft.participants.map(pickParticipant);
    if (!signer || !counter) throw new Error('the draft has no participants');
    const people = signer.people.map((person) => ({ ...person, locale: 'nl' as const }));
    const { title, message, locale, zone, rev, id } = draft;
    await ok(esignContract.routes.edit, agent, {
      params: { id },
      body: { title, message, locale, zone, rev, participants: [{ ...signer, people }, counter] },
    });
    await ok(esignContract.routes.send, agent, { params: { id }, body: {} });
    await workAll(agency, id);
    expect(invitation().subject).toBe(`Teken ${title}`);
    expect(invitation().text).toContain('Document lezen');
  });

  it('has the standard text again once that is restored', async () => {
    await set('nl');
    const { rev } = await set('en');
    const view = await ok(restore, administrator, { params: invite, body: { rev, language: 'en' } });
    expect(view.versions.filter(({ own }) => own).map(({ language }) => language)).toEqual(['nl']);
    await sentOut(agency);
    expect(invitation().subject).toMatch(/ asks you to sign /);
  });
});
