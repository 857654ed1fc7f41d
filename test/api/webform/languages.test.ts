import { beforeAll, describe, expect, it } from 'vitest';
import { tellRequest } from '#functions/domains/booking/webform/public/tell.ts';
import { agencyDay, clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import { call, ok } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { makeForm, typed } from './agency.ts';
import { Stranger } from './visitor.ts';

const agreement = await mailbox();
const { update, log, preview } = webformContract.routes;
const TEXTS = {
  en: { thanks: 'See you soon', mail: 'Doors are on us', labels: { venueName: 'Festival' } },
  nl: {
    name: 'Vraag een datum aan',
    intro: 'Waar?',
    consent: 'Wij bewaren dit',
    mail: 'Tot gauw',
    labels: { date: 'Welke dag' },
    helps: { date: 'Een zaterdag is fijn' },
  },
};
let agency: Agency;
let form: Webform;
beforeAll(async () => {
  agency = await makeAgency();
  const words = { intro: 'Where?', consent: 'We keep this', languages: ['en', 'nl'], texts: TEXTS };
  form = await makeForm(agency, { ...words, name: 'Ask for a date', origins: ['https://www.example.com'] });
});
const open = (lang: string) => new Stranger(form.address).open({ lang }, lang);
const newest = async () =>
  (await ok(log, agency.users.agent, { body: { webformId: form.id } })).rows[0] ?? Promise.reject(new Error('none'));

describe('a form in its languages', () => {
  it('says in each what was written for it, and in the main one what was not', async () => {
    const [english, dutch] = [await open('en'), await open('nl')];
    expect(english.html).toMatch(/<h1>Ask for a date<\/h1><p class="intro">Where\?<\/p>/);
    expect(dutch.html).toMatch(/<h1>Vraag een datum aan<\/h1><p class="intro">Waar\?<\/p>/);
    expect(dutch.html).toContain('>Welke dag <em');
    expect(dutch.html).toContain('<p class="hint" id="date-hint">Een zaterdag is fijn</p>');
    expect(dutch.html).toContain('>Festival <em');
    expect(dutch.html).toContain('Wij bewaren dit');
    expect(english.html).not.toContain('Welke dag');
  });

  it('offers its other languages, and speaks its main one to the rest', async () => {
    const german = await open('de');
    expect(german.html).toContain('<html lang="en">');
    expect(german.html).toMatch(/href="\?lang=nl" hreflang="nl"/);
    expect(german.html).not.toContain('?lang=de');
    const turned = await ok(update, agency.users.agent, { body: { ...detailsOf(form), languages: ['nl', 'en'] } });
    expect((await open('de')).html).toContain('<html lang="nl">');
    form = await ok(update, agency.users.agent, { body: { ...detailsOf(turned), languages: ['en', 'nl'] } });
  });

  it.each([
    ['de, nl;q=0.8, en;q=0.5', 'nl'],
    ['nl;q=0.4, en-GB;q=0.9', 'en'],
    ['fr, nl;q=0', 'en'],
  ])('%s reads it in %s: of what the form offers, what is wanted most', async (wanted, given) => {
    const { html } = await new Stranger(form.address).open(undefined, wanted);
    expect(html).toContain(`<html lang="${given}">`);
  });

  it('remembers the language of a request: thanks, consent and mail are in it', async () => {
    const visitor = new Stranger(form.address);
    const page = await visitor.post(typed(agency, form, { language: 'nl', consent: 'yes', email: 'piet@x.example' }));
    expect(page.html).toContain('<html lang="nl">');
    expect(page.html).toContain('See you soon');
    const submission = await newest();
    expect(submission).toMatchObject({ locale: 'nl', consent: 'Wij bewaren dit' });
    const event = emit('webformReceived', { submissionId: submission.id });
    const message = { id: `${submission.id}#0`, tenantId: agency.tenantId, ...event };
    await tellRequest({ ...message, actorId: 'x', at: new Date().toISOString() }, 1);
    const mail = agreement.mails.find(({ to }) => to === 'piet@x.example');
    expect(mail?.text).toMatch(/Wij hebben uw aanvraag/);
    expect(mail?.text).toMatch(/Tot gauw/);
  });

  it('is shown in the builder before it is saved, in the language that is edited', async () => {
    const { id, name, languages } = form;
    const texts = { ...form.texts, nl: { name: 'Nieuwe titel' } };
    const shown = await ok(preview, agency.users.agent, { body: { id, name, languages, texts, locale: 'nl' } });
    expect(shown.html).toContain('<h1>Nieuwe titel</h1>');
  });

  it('refuses texts that hold markup or are too long, and names the field', async () => {
    const wrong = async (nl: object) => {
      const { status, body } = await call(update, agency.users.agent, {
        body: { ...detailsOf(form), texts: { ...form.texts, nl } },
      });
      return [status, body.errors?.map(({ field }) => field)];
    };
    expect(await wrong({ intro: '<script>' })).toEqual([400, ['texts.nl.intro']]);
    expect(await wrong({ labels: { date: 'x'.repeat(101) } })).toEqual([400, ['texts.nl.labels.date']]);
    expect(await wrong({ sums: 'x' })).toEqual([400, ['texts.nl.sums']]);
  });
});

describe('a form in a frame', () => {
  it('tells its height to the sites it may stand on, and to no other', async () => {
    const { html } = await open('en');
    expect(html).toContain('<body data-origins="https://www.example.com">');
    const closed = await makeForm(agency);
    expect((await new Stranger(closed.address).open()).html).toContain('<body data-origins="">');
  });

  it('takes sites by https only, without paths or stars', async () => {
    for (const origin of ['http://www.example.com', 'https://*', 'https://*.example.com', 'https://x.example/a', 'x'])
      expect((await call(update, agency.users.agent, { body: { ...detailsOf(form), origins: [origin] } })).status).toBe(
        400,
      );
  });
});

it('counts days by the clock of the agency', async () => {
  const late = new Date('2027-01-01T11:30:00Z');
  expect(await agencyDay({ tenantId: agency.tenantId, now: late })).toBe('2027-01-01');
  const ctx = { tenantId: OPERATOR_TENANT, now: new Date(), actor: { userId: 'x', name: 'x' } };
  const client = await clientStore.get(ctx, agency.tenantId);
  await clientStore.update(ctx, client, { ...client, zone: 'Pacific/Auckland' });
  expect(await agencyDay({ tenantId: agency.tenantId, now: late })).toBe('2027-01-02');
});

function detailsOf({ id, rev, name, intro, consent, languages, texts, origins, receiverIds }: Webform) {
  return { id, rev, name, intro, consent, languages, texts, origins, receiverIds };
}
