import PizZip from 'pizzip';
import { describe, expect, it } from 'vitest';
import { buildDocx, paragraph } from '#functions/platform/documents/word/builder.ts';
import { WORD_TYPE } from '#functions/platform/documents/word/merge.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import type { WordTemplate, WordTemplateInput } from '#shared/domains/attached/word-template/schemas.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { type Caller, call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, unknownId } from '#test/support/fixtures.ts';

const { routes } = wordTemplateContract;
const { agency, other } = await agreementAgencies();

const admin = () => agency.users.administrator;
let made = 0;
const create = (more: Partial<WordTemplateInput> = {}) =>
  ok(routes.create, admin(), {
    body: { mainArea: 'show', name: `Template ${++made}`, locale: 'en', ...more },
  });
const fetched = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());
const textOf = (docx: Uint8Array): string =>
  (new PizZip(docx).file('word/document.xml')?.asText() ?? '').replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ');

/** Sends a file as a browser does: a ticket, a PUT straight to the bucket, and the news of it. */
async function send(template: WordTemplate, bytes: Uint8Array, who: Caller = admin()) {
  const params = { id: template.id };
  const request = { name: 'Ours.docx', type: WORD_TYPE, size: bytes.length };
  const ticket = await ok(routes.presign, who, { params, body: request });
  await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: bytes as BodyInit });
  return call(routes.upload, who, { params, body: { rev: template.rev, key: ticket.key, name: 'Ours.docx' } });
}
const docx = (...lines: string[]) => buildDocx(lines.map(paragraph));

describe('a template', () => {
  it('starts with a file that can be filled in, is listed in its kind and area, and found by name', async () => {
    const template = await create({ name: 'Offer sheet' });
    expect(template).toMatchObject({ kind: 'record', isActive: true, visibleInBookkeepings: false, rev: 1 });
    expect(template.versions).toMatchObject([{ version: 1, name: 'Offer sheet.docx', problems: [] }]);
    expect(template.versions[0]).not.toHaveProperty('key');
    const names = async (body: Parameters<typeof ok<typeof routes.list>>[2]['body']) =>
      (await ok(routes.list, agency.users.agent, { body })).rows.map((row) => row.name);
    expect(await names({ mainArea: 'show', keyword: 'offer' })).toEqual(['Offer sheet']);
    expect(await names({ mainArea: 'show', kind: 'listView' })).toEqual([]);
    expect(await names({ mainArea: 'artist' })).toEqual([]);
    const { url, name } = await ok(routes.download, agency.users.agent, { params: { id: template.id }, query: {} });
    expect(name).toBe('Offer sheet.docx');
    expect(textOf(await fetched(url))).toContain('{venue.name}');
  });

  it('of a contract starts from the standard wording', async () => {
    const { id } = await create({ mainArea: 'contract', locale: 'de' });
    const { url } = await ok(routes.download, admin(), { params: { id }, query: {} });
    expect(textOf(await fetched(url))).toContain('{promoter.name}');
  });

  it('has a name of its own in its area; a copy takes the next free one', async () => {
    const template = await create({ name: 'Deal' });
    const again = await call(routes.create, admin(), { body: { mainArea: 'show', name: 'deal', locale: 'en' } });
    expect(again).toMatchObject({ status: 409, body: { errors: [{ code: 'exists', field: 'name' }] } });
    const copy = await ok(routes.copy, admin(), { body: { id: template.id } });
    expect(copy).toMatchObject({ name: 'Deal 2', mainArea: 'show' });
    expect((await ok(routes.copy, admin(), { body: { id: template.id } })).name).toBe('Deal 3');
  });

  it('changes its details with the revision it was seen at, goes and comes back', async () => {
    const { id, rev } = await create();
    const body = { id, rev, name: 'Renamed', locale: 'nl' as const, isActive: false };
    expect(await ok(routes.updateDetails, admin(), { body })).toMatchObject({
      name: 'Renamed',
      isActive: false,
      rev: 2,
    });
    expect(refusal(await call(routes.updateDetails, admin(), { body }))).toBe('409 stale');
    const flag = { id, rev: 2, visibleInBookkeepings: true };
    expect(await ok(routes.updateVisibleInBookkeepings, admin(), { body: flag })).toMatchObject({ rev: 3 });
    await ok(routes.remove, admin(), { body: { id } });
    expect(refusal(await call(routes.get, admin(), { params: { id } }))).toBe('404 notFound');
    expect(await ok(routes.restore, admin(), { params: { id } })).toMatchObject({ visibleInBookkeepings: true });
    const { rows } = await ok(routes.activity, admin(), { body: { id } });
    expect(rows.map((row) => row.action)).toEqual(['restore', 'delete', 'update', 'update', 'create']);
    expect(JSON.stringify(rows)).not.toContain('documents/');
  });

  it('is of an area that there is, a list template of one with a list', async () => {
    const ask = (more: object) =>
      call(routes.create, admin(), { body: { mainArea: 'show', name: 'X', locale: 'en', ...more } });
    for (const more of [{ mainArea: 'planet' }, { kind: 'listView', mainArea: 'venue' }]) {
      const answer = await ask(more);
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'mainArea' }] } });
    }
  });
});

describe('an upload', () => {
  it('becomes the newest version; an earlier one can be fetched and taken back', async () => {
    const template = await create();
    const { body } = await send(template, await docx('Dear {promoter.name}'));
    expect(body).toMatchObject({ taken: true, problems: [], template: { rev: 2 } });
    expect(body.template.versions.map((one) => one.version)).toEqual([2, 1]);
    const params = { id: template.id };
    const first = await ok(routes.download, admin(), { params, query: { version: 1 } });
    expect(textOf(await fetched(first.url))).toContain('{venue.name}');
    expect(refusal(await call(routes.download, admin(), { params, query: { version: 9 } }))).toBe('400 choice');
    const restored = await ok(routes.restoreVersion, admin(), { params, body: { rev: 2, version: 1 } });
    expect(restored.versions[0]).toMatchObject({ version: 3, restoredFrom: 1 });
    const now = await ok(routes.download, admin(), { params, query: {} });
    expect(textOf(await fetched(now.url))).toContain('{venue.name}');
  });

  it('with unknown fields is taken, each named with what was most likely meant', async () => {
    const { body } = await send(await create(), await docx('{promotr.name} {nonsenseAltogether}'));
    expect(body.taken).toBe(true);
    expect(body.problems).toEqual([
      { code: 'unknownField', tag: 'promotr.name', near: 'promoter.name', part: 'word/document.xml' },
      { code: 'unknownField', tag: 'nonsenseAltogether', part: 'word/document.xml' },
    ]);
  });

  it('that cannot be filled in is not taken and says where it is broken', async () => {
    const template = await create();
    const { body } = await send(template, await docx('{#contact.positions}{company}'));
    expect(body).toMatchObject({ taken: false, template: { rev: 1, versions: [{ version: 1 }] } });
    expect(body.problems).toEqual([{ code: 'unclosedLoop', tag: 'contact.positions', part: 'word/document.xml' }]);
  });

  it('that is no Word file is refused, before and after it was sent', async () => {
    const template = await create();
    const request = (more: object) =>
      call(routes.presign, admin(), {
        params: { id: template.id },
        body: { name: 'a.docx', type: WORD_TYPE, size: 5, ...more },
      });
    expect(refusal(await request({ type: 'application/pdf' }))).toBe('400 file.type');
    expect(refusal(await request({ size: 10_485_761 }))).toBe('400 file.tooLarge');
    expect(refusal(await send(template, Buffer.from('%PDF-1.7 no Word at all')))).toBe('400 file.content');
    const zip = new PizZip();
    zip.file('a.txt', 'x');
    const { body } = await send(template, zip.generate({ type: 'uint8array' }));
    expect(body).toMatchObject({ taken: false, problems: [{ code: 'notWord' }] });
  });

  it('of a template that somebody else changed meanwhile is refused', async () => {
    const template = await create();
    await send(template, await docx('{number}'));
    expect(refusal(await send(template, await docx('{number}')))).toBe('409 stale');
  });
});

describe('the fields of an area', () => {
  it('are listed, and the sample has every one of them without a mistake', async () => {
    for (const kind of ['record', 'listView'] as const) {
      const body = { kind, mainArea: 'show' as const };
      const { fields } = await ok(routes.mergeFields, agency.users.agent, { body });
      const paths = fields.flatMap((field) => [field.path, ...(field.fields ?? []).map((inner) => inner.path)]);
      const { url, name } = await ok(routes.sample, agency.users.agent, { body: { ...body, locale: 'en' } });
      expect(name).toMatch(/^Shows?, every field\.docx$/);
      const sample = await fetched(url);
      for (const path of paths) expect(textOf(sample)).toContain(path);
      const { body: checked } = await send(await create(body), sample);
      expect(checked).toMatchObject({ taken: true, problems: [] });
    }
  });
});

describe('a document', () => {
  it('of a record has its data, in the language of the template', async () => {
    const show = await makeShow(agency);
    const template = await create({ locale: 'nl' });
    await send(
      template,
      await docx('{number} {artist} {date} {fee} {promoter.name} {venue.address | join} {printed.by}'),
    );
    const export_ = (who: Caller, recordId = show.id) =>
      call(routes.exportRecord, who, { params: { id: template.id }, body: { recordId } });
    const { body } = await export_(agency.users.agent);
    const text = textOf(await fetched(body.url));
    expect(text).toContain(`${show.number} First Artist 21 mei 2027 € 12.500,00 ${agency.company.name}`);
    expect(text).toContain('Test agent');
    const reader = await export_(agency.users.readOnly);
    expect(textOf(await fetched(reader.body.url))).not.toContain('12.500');
    expect(refusal(await export_(agency.users.agent, unknownId()))).toBe('404 notFound');
    const elsewhere = await makeSignedIn(agency.tenantId, { role: 'agent', allArtists: false, artistIds: [] });
    expect(refusal(await export_(elsewhere))).toBe('404 notFound');
  });

  it('of a list has the rows that the list shows, in its order', async () => {
    const here = await makeAgency();
    const [first, second] = [
      await makeShow(here),
      await makeShow(here, { start: '2027-06-02T20:00', end: '2027-06-02T22:00' }),
    ];
    const body = { kind: 'listView' as const, mainArea: 'show' as const, name: 'Rows', locale: 'en' as const };
    const template = await ok(routes.create, here.users.administrator, { body });
    await send(template, await docx('{count}: {#rows}{number};{/}'), here.users.administrator);
    const params = { id: template.id };
    const lines = async (request: Record<string, unknown>, who: Caller = here.users.agent) =>
      textOf(await fetched((await ok(routes.exportList, who, { params, body: { request } })).url)).trim();
    expect(await lines({})).toBe(`2: ${first.number};${second.number};`);
    expect(await lines({ sort: { by: 'date', direction: 'desc' } })).toBe(`2: ${second.number};${first.number};`);
    expect(await lines({ from: '2027-06-01' })).toBe(`1: ${second.number};`);
    const wrong = await call(routes.exportList, here.users.agent, { params, body: { request: { sort: { by: 'x' } } } });
    expect(wrong.status).toBe(400);
    const blind = await makeSignedIn(here.tenantId, { role: 'agent', permissions: ['wordTemplate.read'] });
    expect(refusal(await call(routes.exportList, blind, { params, body: {} }))).toBe('403 denied');
  });

  it('comes from every area that has records', async () => {
    const records = { artist: agency.artist.id, company: agency.company.id, contact: agency.contact.id };
    for (const [mainArea, recordId] of Object.entries(records)) {
      const { id } = await create({ mainArea: mainArea as keyof typeof records });
      const { url } = await ok(routes.exportRecord, admin(), { params: { id }, body: { recordId } });
      expect(textOf(await fetched(url))).not.toMatch(/[{}]|undefined|\[object/);
      const list = await create({ kind: 'listView', mainArea: mainArea as keyof typeof records });
      const rows = await ok(routes.exportList, admin(), { params: { id: list.id }, body: {} });
      expect(textOf(await fetched(rows.url))).not.toMatch(/[{}]|undefined|\[object/);
    }
  });
});

describe('others', () => {
  it('see no template of another agency, and only some may change theirs', async () => {
    const { id } = await create();
    expect(refusal(await call(routes.get, other.users.administrator, { params: { id } }))).toBe('404 notFound');
    expect(refusal(await call(routes.copy, other.users.administrator, { body: { id } }))).toBe('404 notFound');
    expect(refusal(await call(routes.download, other.users.administrator, { params: { id }, query: {} }))).toBe(
      '404 notFound',
    );
    expect(refusal(await call(routes.remove, agency.users.agent, { body: { id } }))).toBe('403 denied');
    expect(refusal(await call(routes.list, agency.users.artist, { body: { mainArea: 'show' } }))).toBe('403 denied');
  });
});
