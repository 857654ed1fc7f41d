import { beforeAll, describe, expect, it } from 'vitest';
import { messageTemplateContract } from '#shared/domains/attached/message-template/contract.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';

const { list, create, update, remove, get, setTranslation, choices, process } = messageTemplateContract.routes;
let agency: Agency;
let other: Agency;
beforeAll(async () => {
  [agency, other] = [await makeAgency(), await makeAgency()];
});

const NONE = { subject: '', body: '' };
const texts = (en: Partial<typeof NONE>) => ({ en: { ...NONE, ...en }, nl: NONE, de: NONE });
const input = (name: string, more: object = {}) => ({
  name,
  type: 'show' as const,
  texts: texts({ subject: 'Your show {number}', body: 'Hello {contact.name}, see you in {venue.city}. {billing}' }),
  ...more,
});
const make = (name: string, more: object = {}) => ok(create, agency.users.administrator, { body: input(name, more) });

describe('a mail template', () => {
  it('is made, listed by type, changed and deleted', async () => {
    const { administrator, agent, readOnly } = agency.users;
    const made = await make('Confirmation');
    await make('To the artist', { type: 'artist', texts: texts({ subject: 'Hi', body: 'Hello {name}' }) });
    const rows = (await ok(list, agent, { body: { type: 'show' } })).rows;
    expect(rows.map(({ name }) => name)).toEqual(['Confirmation']);
    const body = { ...input('Confirmation 2'), isActive: true, id: made.id, rev: made.rev };
    expect(refusal(await call(update, readOnly, { body }))).toBe('403 denied');
    expect((await ok(update, administrator, { body })).name).toBe('Confirmation 2');
    expect(refusal(await call(update, administrator, { body }))).toBe('409 stale');
    expect(refusal(await call(get, other.users.administrator, { params: { id: made.id } }))).toBe('404 notFound');
    const copy = await ok(messageTemplateContract.routes.copy, administrator, { body: { id: made.id } });
    expect(copy).toMatchObject({ name: 'Confirmation 2 2', texts: made.texts });
    await ok(remove, administrator, { body: { id: copy.id } });
    await ok(remove, administrator, { body: { id: made.id } });
    expect((await ok(list, agent, { body: { type: 'show' } })).rows).toEqual([]);
  });

  it('needs one whole language, and only fields that are known', async () => {
    const attempt = (en: object) =>
      call(create, agency.users.administrator, { body: input('Bad', { texts: texts(en) }) });
    const empty = await attempt({ subject: 'Only a subject' });
    expect(refusal(empty)).toBe('400 messageTemplate.empty');
    const unknown = await attempt({ subject: 'x', body: 'Dear {promotor.name}' });
    expect(refusal(unknown)).toBe('400 noSuchField');
    expect(unknown.body.errors?.[0]).toMatchObject({ field: 'texts.en.body' });
    expect(unknown.body.errors?.[0]?.message).toContain('{promotor.name}');
    expect(refusal(await attempt({ subject: 'x', body: '{date | unheardOf}' }))).toBe('400 noSuchField');
  });

  it('is translated one language at a time', async () => {
    const made = await make('Translated');
    const call1 = {
      params: { id: made.id, language: 'nl' as const },
      body: { rev: made.rev, subject: 'Uw show {number}', body: 'Hallo' },
    };
    const saved = await ok(setTranslation, agency.users.administrator, call1);
    expect(saved.texts.nl?.subject).toBe('Uw show {number}');
    expect(saved.texts.en?.subject).toBe('Your show {number}');
    expect(refusal(await call(setTranslation, agency.users.administrator, call1))).toBe('409 stale');
    expect(refusal(await call(setTranslation, agency.users.agent, call1))).toBe('403 denied');
  });
});

describe('filled in for a record', () => {
  it('has its values, says what is missing and which language it took', async () => {
    const made = await make('Filled');
    const show = await makeShow(agency);
    const body = { entity: 'show' as const, recordId: show.id, messageTemplateId: made.id, locale: 'de' as const };
    const mail = await ok(process, agency.users.agent, { body });
    expect(mail).toMatchObject({ subject: `Your show ${show.number}`, locale: 'en-gb', missing: ['billing'] });
    expect(mail.body).toContain('Hello Nina Test, see you in Lisboa.');
    expect(refusal(await call(process, other.users.agent, { body }))).toBe('404 notFound');
    const british = await ok(process, agency.users.agent, { body: { ...body, locale: 'en-gb' } });
    expect([british.locale, british.subject]).toEqual(['en-gb', mail.subject]);
    const wrong = { ...body, entity: 'company' as const, recordId: agency.company.id };
    expect(refusal(await call(process, agency.users.agent, { body: wrong }))).toBe('400 choice');
  });

  it('is offered while it is active', async () => {
    await make('Offered');
    await make('Retired', { isActive: false });
    const names = (await ok(choices, agency.users.agent, { body: { type: 'show' } })).rows.map(({ name }) => name);
    expect(names).toContain('Offered');
    expect(names).not.toContain('Retired');
  });
});
