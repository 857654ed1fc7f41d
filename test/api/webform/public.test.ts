import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { activityOf } from '#functions/platform/record/activity.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';
import { NEXT_YEAR } from '#test/support/next-year.ts';
import { agedStamp, makeForm, typed } from './agency.ts';
import { Stranger, stampIn, workFor } from './visitor.ts';

const { update, log, css, storeFreeField } = webformContract.routes;
const PAGE_MAX = 60_000;
let agency: Agency;
let form: Webform;
let stranger: Stranger;
beforeAll(async () => {
  agency = await makeAgency();
  form = await makeForm(agency);
  stranger = new Stranger(form.address);
});
const came = async (webformId = form.id) => (await ok(log, agency.users.agent, { body: { webformId } })).total;
const detailsOf = ({ id, rev, name, ...rest }: Webform) => ({ id, rev, name, receiverIds: rest.receiverIds });

describe('the public page', () => {
  it('is small, whole without a script, and tells browsers what it may do', async () => {
    const { status, html, headers } = await stranger.open();
    expect(status).toBe(200);
    expect(gzipSync(html).length).toBeLessThan(PAGE_MAX);
    expect(html).toContain('<form id="form" method="post">');
    expect(html).not.toContain('multipart');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self';".slice(0, -1));
    expect(policy).not.toContain('unsafe-inline');
  });

  it('says whom the request is for and what follows it, in the language of the page', async () => {
    const { html, headers } = await stranger.open({ lang: 'de' });
    const aside = /<aside>.*<\/aside>/s.exec(html)?.[0] ?? '';
    expect(aside).toContain('So geht es weiter');
    expect(aside).toContain('Wir klären den Termin mit dem Künstler');
    expect(String(headers['content-security-policy'])).toContain("font-src 'self'");
  });

  it('promises a confirmation only where the form sends one', async () => {
    const promises = async (confirmation: boolean) => {
      const { address } = await makeForm(agency, { confirmation });
      return (await new Stranger(address).open({ lang: 'en' })).html.includes('We confirm your request by email');
    };
    expect([await promises(true), await promises(false)]).toEqual([true, false]);
  });

  it('speaks the language asked for, else the reader’s, and takes campaign names', async () => {
    expect((await stranger.open({ lang: 'nl', utm_source: 'x' })).html).toContain('<html lang="nl">');
    expect((await stranger.open(undefined, 'de-AT,de')).html).toContain('<html lang="de">');
    expect((await stranger.open({ lang: 'xx' })).html).toContain('<html lang="en">');
  });

  it('shows a style within the form, and may be framed by the sites that were named', async () => {
    const styled = await makeForm(agency, { origins: ['https://www.example.com'] });
    const { dropped } = await ok(css, agency.users.agent, {
      params: { id: styled.id },
      body: { css: '@import "x"; h1 { color: red; position: fixed }' },
    });
    expect(dropped).toEqual(['@import', 'position: fixed']);
    const { html, headers } = await new Stranger(styled.address).open();
    expect(html).toContain('.wf h1{color:red}');
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'self' https://www.example.com");
  });

  it('is closed without an artist or when it is not in use, and unknown elsewhere', async () => {
    const bare = await ok(webformContract.routes.create, agency.users.agent, { body: { name: 'No artist' } });
    expect((await new Stranger(bare.address).open()).status).toBe(404);
    const shut = await makeForm(agency, { isActive: false });
    const page = await new Stranger(shut.address).open();
    expect([page.status, page.html]).toEqual([404, expect.stringContaining('This form is closed')]);
    expect((await new Stranger(shut.address).post(typed(agency, shut))).status).toBe(404);
    const nowhere = await new Stranger('A'.repeat(22)).open(undefined, 'nl');
    expect([nowhere.status, nowhere.html]).toEqual([404, expect.stringContaining('<html lang="nl">')]);
    expect((await new Stranger('short').open()).status).toBe(404);
  });
});

describe('a request', () => {
  it('becomes a preliminary show that takes no date, with what was asked for', async () => {
    const page = await new Stranger(form.address).post(typed(agency, form));
    expect([page.status, page.html]).toEqual([200, expect.stringContaining('Thank you')]);
    const { rows } = await ok(log, agency.users.agent, { body: { webformId: form.id } });
    expect(rows[0]).toMatchObject({
      state: 'received',
      answers: { artistId: agency.artist.id, venueName: 'Turbinehal', fee: { minor: 150_050, currency: 'EUR' } },
    });
    const show = await ok(showContract.routes.get, agency.users.agent, { params: { id: rows[0]?.showId ?? '' } });
    expect(show).toMatchObject({
      isPreliminary: true,
      phase: 'options',
      capacity: 1200,
      internalNotes: 'Hello there',
      start: `${NEXT_YEAR}-06-13T00:30`,
      isNight: true,
      fee: { minor: 150_050, currency: 'EUR' },
      owner: { userId: agency.users.agent.user.id },
    });
    expect(show.venue ?? show.promoter).toBeUndefined();
    const days = { from: `${NEXT_YEAR}-06-11`, to: `${NEXT_YEAR}-06-14` };
    const planned = await ok(planningContract.routes.appointments, agency.users.agent, { body: days } as never);
    expect(JSON.stringify(planned)).not.toContain(show.id);
  });

  it('promises its notification in the same write', async () => {
    const { rows } = await ok(log, agency.users.agent, { body: { webformId: form.id } });
    const [entry] = await activityOf(agency.tenantId, 'webform-submission', 1, 1);
    expect(rows.length).toBeGreaterThan(0);
    expect(entry?.action).toBe('create');
  });

  it('is shown again with every field that is wrong, and what had been typed', async () => {
    const before = await came();
    const wrong = {
      email: 'nobody',
      date: '2001-01-01',
      capacity: 'many',
      venueName: '<b>',
      artistId: agency.otherArtist.id,
    };
    const page = await new Stranger(form.address).post(typed(agency, form, wrong));
    expect(page.status).toBe(422);
    for (const name of Object.keys(wrong)) expect(page.html).toContain(`id="${name}-error"`);
    expect(page.html).toContain('value="Night Shift"');
    expect(page.html).not.toContain('<b>"');
    expect(stampIn(page)).not.toBe('');
    expect(await came()).toBe(before);
  });

  it('sent twice from one page counts once', async () => {
    const before = await came();
    const fields = typed(agency, form, { kind: 'Twice' });
    for (const _ of [1, 2]) expect((await new Stranger(form.address).post(fields)).status).toBe(200);
    expect(await came()).toBe(before + 1);
  });

  it('answers the agency’s own questions, of which some must be', async () => {
    const admin = agency.users.administrator;
    const category = await ok(freeFieldCategoryContract.routes.create, admin, {
      body: { name: 'Technics', mainArea: 'show' },
    });
    const field = { mainArea: 'show', categoryId: category.id } as const;
    const { create } = freeFieldContract.routes;
    const text = await ok(create, admin, { body: { ...field, name: 'Sound system', type: 'text' } });
    const boxes = await ok(create, admin, {
      body: { ...field, name: 'We have', type: 'multiChoice', options: [{ name: 'Drums' }, { name: 'Piano' }] },
    });
    const asking = await makeForm(agency);
    for (const [freeFieldId, isMandatory] of [
      [text.id, true],
      [boxes.id, false],
    ] as const)
      await ok(storeFreeField, agency.users.agent, { body: { id: asking.id, freeFieldId, isMandatory } });
    const visitor = new Stranger(asking.address);
    expect((await visitor.open()).html).toContain(`name="free.${boxes.id}" value="2"`);
    const empty = await visitor.post(typed(agency, asking));
    expect(empty.html).toContain(`id="free.${text.id}-error"`);
    const told = Object.entries(typed(agency, asking, { [`free.${text.id}`]: 'Funktion one' }));
    const boxed = [...told, ...['1', '2'].map((no) => [`free.${boxes.id}`, no] as [string, string])];
    expect((await visitor.post(boxed)).status).toBe(200);
    const { rows } = await ok(log, agency.users.agent, { body: { webformId: asking.id } });
    const show = await ok(showContract.routes.get, admin, { params: { id: rows[0]?.showId ?? '' } });
    expect(show.freeFields).toEqual({ [text.id]: 'Funktion one', [boxes.id]: [1, 2] });
  });
});

describe('guards', () => {
  it('a robot reads the same thanks, and nothing is kept', async () => {
    const before = await came();
    const visitor = new Stranger(form.address);
    const person = await visitor.post(typed(agency, form, { kind: 'Person' }));
    const trapped = await visitor.post(typed(agency, form, { homepage: 'https://x.test' }));
    const fast = await visitor.post(typed(agency, form, { stamp: agedStamp(form.address, 1) }));
    expect([trapped.status, fast.status]).toEqual([200, 200]);
    expect(trapped.html).toBe(person.html);
    expect(fast.html).toBe(person.html);
    expect(await came()).toBe(before + 1);
  });

  it('a stamp of elsewhere, forged or of yesterday shows the form again', async () => {
    const before = await came();
    const stamps = ['', 'x.y.z', agedStamp('B'.repeat(22)), agedStamp(form.address, 90_000)];
    for (const stamp of stamps) {
      const page = await new Stranger(form.address).post(typed(agency, form, { stamp }));
      expect([page.status, page.html]).toEqual([422, expect.stringContaining('The page has been open too long')]);
    }
    expect(await came()).toBe(before);
  });

  it('a script that runs has to work', async () => {
    const visitor = new Stranger(form.address);
    const stamp = agedStamp(form.address);
    const lazy = await visitor.post(typed(agency, form, { stamp, js: '1', work: '' }));
    expect(lazy.status).toBe(422);
    const done = await visitor.post(typed(agency, form, { stamp, js: '1', work: workFor(stamp) }));
    expect(done.status).toBe(200);
  });

  it('takes five requests an hour from one address', async () => {
    const visitor = new Stranger(form.address);
    for (let i = 0; i < 5; i++) expect((await visitor.post(typed(agency, form))).status).toBe(200);
    const sixth = await visitor.post(typed(agency, form));
    expect([sixth.status, sixth.html]).toEqual([403, expect.stringContaining('Maximum allowed number of actions')]);
    expect(sixth.html).toContain('value="Mo Peeters"');
    expect((await new Stranger(form.address).post(typed(agency, form))).status).toBe(200);
  });

  it('asks for consent where the form has a text for it', async () => {
    const asking = await makeForm(agency, { consent: 'We keep your data for a year.' });
    const visitor = new Stranger(asking.address);
    expect((await visitor.post(typed(agency, asking))).html).toContain('id="consent-error"');
    expect((await visitor.post(typed(agency, asking, { consent: 'yes' }))).status).toBe(200);
    const { rows } = await ok(log, agency.users.agent, { body: { webformId: asking.id } });
    expect(rows[0]?.consent).toBe('We keep your data for a year.');
  });

  it('takes files along to the show, at most five, and none that did not arrive', async () => {
    const taking = await makeForm(agency, { takesFiles: true });
    const visitor = new Stranger(taking.address);
    const stamp = agedStamp(taking.address);
    const guard = { stamp, work: workFor(stamp) };
    const content = Buffer.from(`%PDF-1.4\n${'x'.repeat(500)}`);
    const file = { name: 'rider.pdf', type: 'application/pdf', size: content.length };
    const given = await visitor.ticket({ ...file, ...guard });
    const { url, headers, key } = JSON.parse(given.html) as {
      url: string;
      headers: Record<string, string>;
      key: string;
    };
    expect((await fetch(url, { method: 'PUT', headers, body: content })).status).toBe(200);
    const sent = (files: object) => typed(agency, taking, { ...guard, js: '1', files: JSON.stringify(files) });
    const one = { key, name: file.name };
    const six = Array.from({ length: 6 }, () => one);
    expect((await visitor.post(sent(six))).html).toContain('At most 5 files');
    const gone = { key: `${key.slice(0, -1)}${key.endsWith('0') ? 1 : 0}`, name: 'gone.pdf' };
    expect((await visitor.post(sent([gone]))).status).toBe(422);
    expect((await visitor.post(sent([one]))).status).toBe(200);
    const { rows } = await ok(log, agency.users.agent, { body: { webformId: taking.id } });
    const recordId = rows[0]?.showId ?? '';
    const files = await ok(fileContract.routes.list, agency.users.agent, { body: { entity: 'show', recordId } });
    expect(files.rows).toMatchObject([{ name: 'rider.pdf', size: content.length, uploadedBy: 'Mo Peeters' }]);
  });

  it('gives tickets for files only to a page that has worked, where the form takes files', async () => {
    const stamp = agedStamp(form.address);
    const file = { name: 'rider.pdf', type: 'application/pdf', size: 1000 };
    const sent = { ...file, stamp, work: workFor(stamp) };
    expect((await stranger.ticket(sent)).status).toBe(404);
    const taking = await ok(update, agency.users.agent, { body: { ...detailsOf(form), takesFiles: true } });
    form = taking;
    expect((await stranger.ticket({ ...sent, work: '0x' })).status).toBe(400);
    expect((await stranger.ticket({ ...sent, size: 10_485_761 })).status).toBe(400);
    expect((await stranger.ticket({ ...sent, type: 'text/html' })).status).toBe(400);
  });
});
