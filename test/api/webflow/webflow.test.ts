import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAll } from '#functions/platform/data/read.ts';
import { webflowContract } from '#shared/domains/booking/webflow/contract.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import { makeForm } from '#test/api/webform/agency.ts';
import { call, callRaw, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';
import { NEXT_YEAR } from '#test/support/next-year.ts';
import { TOKEN, webflow } from '#test/support/webflow.ts';

const { get, receive, remove, save, test: tryOut } = webflowContract.routes;
const { log, update } = webformContract.routes;
const SECRET = 'c0ffee'.repeat(10);
const service = await webflow();
afterAll(service.stop);

let agency: Agency;
let form: Webform;
beforeAll(async () => {
  agency = await makeAgency();
  form = await makeForm(agency);
});
const input = (webformId: string, more: object = {}) => ({
  body: { webformId, token: TOKEN, secret: SECRET, rev: 0, ...more },
});
/** Connects a new form of a new agency, and tells the address of its webhook. */
async function connected(more: object = {}, details: object = {}) {
  const one = await makeAgency();
  const asked = await makeForm(one, details);
  const saved = await ok(save, one.users.administrator, input(asked.id, more));
  return { agency: one, form: asked, name: new URL(saved.address ?? '').searchParams.get('connection') ?? '' };
}
type Hooked = Awaited<ReturnType<typeof connected>>;

let sent = 0;
const DATA = {
  'Your name': 'Mo Peeters',
  Email: 'mo@nightshift.example',
  Date: `${NEXT_YEAR}-06-12`,
  Venue: 'Turbinehal',
  City: 'Ghent',
  Country: 'Belgium',
  Company: 'Night Shift',
  Message: 'Hello there',
  'How did you hear of us?': 'Radio',
};
const submission = (data: object = DATA, more: object = {}) => ({
  triggerType: 'form_submission',
  payload: {
    name: 'Book us',
    siteId: '65427cf400e02b306eaa049c',
    data,
    schema: [{ fieldName: 'Email', fieldType: 'FormTextInput', fieldElementId: 'x' }],
    submittedAt: '2026-09-14T12:35:16.117Z',
    id: `6321ca84df3949bfc675${String(++sent).padStart(4, '0')}`,
    formId: '65429eadebe8a9f3a30f62d0',
    formElementId: '4e038d2c-6a1e-4953-7be9-a59a2b453177',
    ...more,
  },
});
const signatureOf = (text: string, at: number, secret = SECRET) =>
  createHmac('sha256', secret).update(`${at}:${text}`).digest('hex');
function send(name: string, message: object | string, { at = Date.now(), secret = SECRET, signature = '' } = {}) {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  const headers = {
    'x-webflow-timestamp': String(at),
    'x-webflow-signature': signature || signatureOf(text, at, secret),
  };
  return callRaw(receive, undefined, { query: { connection: name }, text }, headers);
}
const requestsOf = async ({ agency: { users }, form: { id } }: Pick<Hooked, 'agency' | 'form'>) =>
  (await ok(log, users.agent, { body: { webformId: id } })).rows;
const intakeOf = async ({ agency: { users } }: Hooked) => (await ok(get, users.administrator, {})).intake;

describe('the connection', () => {
  it('is kept without ever showing its secrets', async () => {
    const { administrator, agent, readOnly } = agency.users;
    expect(await ok(get, administrator, {})).toMatchObject({ rev: 0, forms: [{ id: form.id, name: form.name }] });
    for (const user of [agent, readOnly]) expect(refusal(await call(save, user, input(form.id)))).toBe('403 denied');
    const refused = async (more: object) => refusal(await call(save, administrator, input(form.id, more)));
    expect(await refused({ token: '' })).toBe('400 webflow.noToken');
    expect(await refused({ fields: [{ from: 'X', to: 'nothing' }] })).toBe('400 choice');
    expect(await refused({ webformId: agency.artist.id })).toBe('400 choice');
    const saved = await ok(save, administrator, input(form.id, { formName: 'Book us' }));
    expect(saved.connection).toEqual({ webformId: form.id, formName: 'Book us', fields: [] });
    expect(saved.address).toMatch(/\/api\/core\/webhook\/webflow\?connection=[\w-]{22}$/);
    const stored = JSON.stringify([saved, await readAll({ pk: `${agency.tenantId}#webflow#1` })]);
    for (const secret of [TOKEN, SECRET]) expect(stored).not.toContain(secret);
    expect(refusal(await call(save, administrator, input(form.id)))).toBe('409 stale');
    const kept = await ok(save, administrator, input(form.id, { token: '', secret: '', rev: 1 }));
    expect([kept.address, kept.connection?.formName]).toEqual([saved.address, '']);
  });

  it('belongs to one agency', async () => {
    const other = await makeAgency();
    const { administrator } = other.users;
    const shown = await ok(get, administrator, {});
    expect(shown).toEqual({ rev: 0, hasSecret: false, forms: [] });
    expect(refusal(await call(save, administrator, input(form.id)))).toBe('400 choice');
    expect(refusal(await call(tryOut, administrator, {}))).toBe('409 webflow.notConnected');
  });

  it('is tried with its token, and says why it fails', async () => {
    const one = await connected();
    const { administrator } = one.agency.users;
    expect(await ok(tryOut, administrator, {})).toEqual({ outcome: 'ok', sites: ['Night Shift'] });
    expect(service.state.asked.at(-1)).toBe('GET /v2/sites');
    const outcomes = [
      [429, 'busy'],
      [404, 'notFound'],
      [500, 'unreachable'],
    ] as const;
    for (const [status, outcome] of outcomes) {
      service.state.next = Array(3).fill([status, '{}', { 'retry-after': '0' }]);
      expect(await ok(tryOut, administrator, {})).toEqual({ outcome, sites: [] });
    }
    service.state.next = Array(3).fill([200, '<html>']);
    expect((await ok(tryOut, administrator, {})).outcome).toBe('malformed');
    await ok(save, administrator, input(one.form.id, { token: 'other', rev: 1 }));
    expect((await ok(tryOut, administrator, {})).outcome).toBe('notAllowed');
  });

  it('ends: its address leads nowhere, and a new connection has another', async () => {
    const one = await connected();
    const { administrator } = one.agency.users;
    const gone = await ok(remove, administrator, { body: { rev: 1, keepsItems: true } });
    expect(gone).toMatchObject({ rev: 2 });
    expect(gone).not.toHaveProperty('connection');
    expect(refusal(await send(one.name, submission()))).toBe('404 notFound');
    const again = await ok(save, administrator, input(one.form.id, { rev: 2 }));
    expect(again.address).not.toContain(one.name);
    expect(refusal(await send(one.name, submission()))).toBe('404 notFound');
    expect(await requestsOf(one)).toEqual([]);
  });
});

describe('a submission', () => {
  it('becomes one request of the web form, however often it comes', async () => {
    const one = await connected();
    const message = submission();
    expect((await Promise.all([send(one.name, message), send(one.name, message)])).map(({ status }) => status)).toEqual(
      [200, 200],
    );
    expect((await send(one.name, message)).body).toEqual({ ok: true });
    const rows = await requestsOf(one);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.answers).toMatchObject({
      artistId: one.agency.artist.id,
      date: `${NEXT_YEAR}-06-12`,
      contactName: 'Mo Peeters',
      venueCountry: 'BE',
      message: 'Hello there\n\nHow did you hear of us?: Radio',
    });
    expect(await intakeOf(one)).toMatchObject({ receivedAt: expect.any(String), refused: [] });
  });

  it('follows the agency’s own names of the fields, and keeps the rest even without a message', async () => {
    const fields = [{ from: 'Wer', to: 'contactName' }];
    const one = await connected({ fields }, { modes: { message: 'off' } });
    const { 'Your name': _name, ...rest } = DATA;
    await send(one.name, submission({ ...rest, Wer: 'Bo', Guests: 12, Extras: ['a', 'b'], None: null }));
    const [request] = await requestsOf(one);
    expect(request?.answers).toMatchObject({ contactName: 'Bo' });
    expect(request?.answers.message).toContain('Guests: 12\nExtras: a, b');
  });

  it('that the form refuses makes no request, and is named without its words', async () => {
    const one = await connected();
    const wrong = submission({ ...DATA, Date: '2020-01-01', Email: 'nobody' });
    expect((await send(one.name, wrong)).status).toBe(200);
    expect((await send(one.name, wrong)).status).toBe(200);
    const { refused } = (await intakeOf(one)) ?? {};
    expect(refused).toHaveLength(1);
    expect(refused?.[0]).toMatchObject({ submissionId: wrong.payload.id });
    expect(refused?.[0]?.problems.map(({ field }) => field)).toEqual(['date', 'email']);
    expect(JSON.stringify(refused)).not.toContain('nobody');
    expect(await requestsOf(one)).toEqual([]);
  });

  it('finds a closed form closed', async () => {
    const one = await connected();
    const { id, rev, name } = one.form;
    await ok(update, one.agency.users.agent, { body: { id, rev, name, isActive: false } });
    expect((await send(one.name, submission())).status).toBe(200);
    expect((await intakeOf(one))?.refused[0]?.problems).toEqual([{ code: 'webform.closed' }]);
  });

  it('of another form, and every other trigger, is ignored', async () => {
    const one = await connected({ formName: 'Book us' });
    const messages = [
      submission(DATA, { name: 'Newsletter' }),
      { triggerType: 'site_publish', payload: { domains: ['x.example'] } },
      { triggerType: 'ecomm_new_order' },
    ];
    for (const message of messages) expect((await send(one.name, message)).status).toBe(200);
    expect(await requestsOf(one)).toEqual([]);
    expect(await intakeOf(one)).toBeUndefined();
  });

  it('is not counted by its address: all come from the same ones', async () => {
    const one = await connected();
    for (let i = 0; i < 7; i++) expect((await send(one.name, submission())).status).toBe(200);
    expect(await requestsOf(one)).toHaveLength(7);
  });

  it('is refused once the form has had its requests of the day, so that Webflow sends it again', async () => {
    const one = await connected();
    const { countAction } = await import('#functions/platform/session/rate.ts');
    const { BY_FORM_IDLE } = await import('#functions/domains/booking/webform/guard.ts');
    for (let i = 0; i < BY_FORM_IDLE.max; i++)
      await countAction(`webformIdle#${one.form.id}`, BY_FORM_IDLE, new Date());
    expect(refusal(await send(one.name, submission()))).toBe('403 tooManyActions');
    expect(await requestsOf(one)).toEqual([]);
  });
});

describe('a message that is not Webflow’s', () => {
  it('is refused until the secret is there: Webflow tells it once it has our address', async () => {
    const one = await connected({ secret: '' });
    const { administrator } = one.agency.users;
    const message = submission();
    for (const secret of [SECRET, 'undefined'])
      expect(refusal(await send(one.name, message, { secret }))).toBe('400 webhook.badSignature');
    expect(refusal(await send(one.name, message, { signature: '0' }))).toBe('400 webhook.badSignature');
    expect((await ok(get, administrator, {})).hasSecret).toBe(false);
    const saved = await ok(save, administrator, input(one.form.id, { token: '', rev: 1 }));
    expect([saved.hasSecret, saved.address?.endsWith(one.name)]).toEqual([true, true]);
    expect((await send(one.name, message)).status).toBe(200);
    expect(await requestsOf(one)).toHaveLength(1);
  });

  it('is refused: no connection, another secret, too old, altered', async () => {
    const [one, other] = await Promise.all([connected(), connected({ secret: 'other-secret' })]);
    const text = JSON.stringify(submission());
    const wrong = '400 webhook.badSignature';
    for (const name of ['', 'x'.repeat(22), one.agency.tenantId])
      expect(refusal(await send(name, text))).toBe('404 notFound');
    expect(refusal(await send(other.name, text))).toBe(wrong);
    expect(refusal(await send(one.name, text, { secret: 'guess' }))).toBe(wrong);
    expect(refusal(await send(one.name, text, { at: Date.now() - 301_000 }))).toBe(wrong);
    expect(refusal(await send(one.name, text, { at: Number.NaN }))).toBe(wrong);
    const signature = signatureOf(`${text} `, Date.now());
    expect(refusal(await send(one.name, text, { signature }))).toBe(wrong);
    expect(refusal(await callRaw(receive, undefined, { query: { connection: one.name }, text }))).toBe(wrong);
    expect([await requestsOf(one), await requestsOf(other)]).toEqual([[], []]);
  });

  it('is refused where it is signed and cannot be read', async () => {
    const one = await connected();
    expect(refusal(await send(one.name, '{'))).toBe('400 invalidJson');
    expect((await send(one.name, '[]')).status).toBe(400);
    const bare = { triggerType: 'form_submission', payload: { name: 'Book us' } };
    expect((await send(one.name, bare)).status).toBe(400);
    expect(await requestsOf(one)).toEqual([]);
  });
});
