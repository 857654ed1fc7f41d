import PizZip from 'pizzip';
import { beforeAll, describe, expect, test } from 'vitest';
import { flightData } from '#functions/domains/journeys/flight/public/word-data.ts';
import { lodgingData } from '#functions/domains/journeys/lodging/public/word-data.ts';
import { trainData } from '#functions/domains/journeys/train/public/word-data.ts';
import { buildDocx, paragraph } from '#functions/platform/documents/word/builder.ts';
import { WORD_TYPE } from '#functions/platform/documents/word/merge.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import type { WordTemplateInput } from '#shared/domains/attached/word-template/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { Flight } from '#shared/domains/journeys/flight/schemas.ts';
import type { Lodging } from '#shared/domains/journeys/lodging/schemas.ts';
import { showTravelFields } from '#shared/domains/journeys/show-travel/merge-fields.ts';
import type { Train } from '#shared/domains/journeys/train/schemas.ts';
import type { MergeField } from '#shared/kernel/record/merge-field.ts';
import { fieldsOf } from '#shared/merge-fields.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { exportedTable } from '#test/support/exported.ts';
import { type Agency, makeAgency, makeSignedIn, showInput, type TestUser } from '#test/support/fixtures.ts';
import { KINDS, type Kind, make } from './kinds.ts';
import { makeWhole } from './whole.ts';

const { routes } = wordTemplateContract;
let agency: Agency;
let flight: Flight;
let train: Train;
let lodging: Lodging;
let showId: string;
beforeAll(async () => {
  agency = await makeAgency();
  showId = (await ok(showContract.routes.insert, agency.users.agent, { body: showInput(agency) })).id;
  ({ flight, train, lodging } = await makeWhole(agency, showId));
});

/** The paths of what data hold, as fields name them: a list with what stands in its lines. */
const pathsIn = (data: object, prefix = ''): string[] =>
  Object.entries(data).flatMap(([key, value]) => {
    if (Array.isArray(value)) return value.slice(0, 1).flatMap((line) => pathsIn(line, `${prefix}${key}[].`));
    const isGroup = typeof value === 'object' && value !== null && !('day' in value);
    return isGroup ? pathsIn(value, `${prefix}${key}.`) : [`${prefix}${key}`];
  });
const pathsOf = (fields: readonly MergeField[]): string[] =>
  fields.flatMap(({ path, fields: inner }) => (inner ? inner.map((one) => `${path}[].${one.path}`) : [path]));

describe('fields and data', () => {
  test('are the same of each kind, one way and the other', () => {
    const locale = { locale: 'en' as const };
    const of = {
      flight: flightData(flight, locale),
      train: trainData(train, locale),
      lodging: lodgingData(lodging, locale),
    };
    for (const kind of KINDS) {
      const named = new Set(
        pathsOf(fieldsOf('record', kind)).filter((path) => !/^(printed|agency|today)\b/.test(path)),
      );
      expect([kind, [...named].toSorted()]).toEqual([kind, pathsIn(of[kind]).toSorted()]);
    }
  });

  test('of a journey are all filled in where all of it is', () => {
    const [only] = flightData(flight, { locale: 'en' }).segments;
    expect(Object.values(only ?? {}).filter((value) => value === '')).toEqual([]);
    expect(lodgingData(lodging, { locale: 'nl' })).toMatchObject({
      nights: 2,
      breakfast: 'ja',
      paidBy: 'Organisator',
      phase: 'Bevestigd',
      rooms: [{ kind: 'Suite', number: '12', guests: 'Nina Test', note: 'Top floor' }],
      travellers: [{ name: 'Nina Test', position: 'Booker' }],
    });
  });
});

describe('a Word document', () => {
  let made = 0;
  const textOf = async (url: string) => {
    const docx = new Uint8Array(await (await fetch(url)).arrayBuffer());
    return (new PizZip(docx).file('word/document.xml')?.asText() ?? '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/[\s\u00a0]+/g, ' ');
  };
  async function templateOf(
    mainArea: WordTemplateInput['mainArea'],
    lines: string[],
    more: Partial<WordTemplateInput> = {},
  ) {
    const admin = agency.users.administrator;
    const body = { mainArea, name: `Template ${++made}`, locale: 'en' as const, ...more };
    const { id, rev } = await ok(routes.create, admin, { body });
    const bytes = await buildDocx(lines.map(paragraph));
    const request = { name: 'Ours.docx', type: WORD_TYPE, size: bytes.length };
    const ticket = await ok(routes.presign, admin, { params: { id }, body: request });
    await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: bytes as BodyInit });
    const upload = { rev, key: ticket.key, name: 'Ours.docx' };
    expect((await ok(routes.upload, admin, { params: { id }, body: upload })).problems).toEqual([]);
    return id;
  }
  const print = (id: string, recordId: string, who: TestUser = agency.users.agent) =>
    call(routes.exportRecord, who, { params: { id }, body: { recordId } });
  const printed = async (id: string, recordId: string, who?: TestUser) =>
    textOf((await print(id, recordId, who)).body.url);
  const everyField = (list: MergeField) => (list.fields ?? []).map(({ path }) => `{${path}}`).join(' | ');

  test('of a show has its flights, trains, rides and hotels, with all that is said of them', async () => {
    const lines = showTravelFields.map((list) => `{#${list.path}}${list.path}: ${everyField(list)}; {/}`);
    const text = await printed(await templateOf('show', lines), showId);
    for (const said of [
      ...['T1 1001', 'Test Air', 'QAM', 'Amsterdam Test', 'T-out', 'QLO', 'T-in', '22:10', '00:30', '4A', 'PNR1'],
      ...['ICE 105', 'DB', '5b', 'Köln Hbf', '08:04', '61-64', 'RAIL1', 'Portela → Hotel Mundial', 'Rui', '+351 9'],
      ...['Vito', 'Rua 1', '15:00', '11:00', 'BED1', 'Nina Test', 'May 20, 2027', 'May 22, 2027'],
    ])
      expect(text).toContain(said);
    const counts = ['flights', 'trains', 'transports', 'hotels'].map((name) => text.split(`${name}:`).length - 1);
    expect(counts).toEqual([2, 1, 1, 1]);
    expect(text).not.toMatch(/inn|[{}]|undefined|\[object/);
  });

  test('of a show has of each kind what its reader may read', async () => {
    const lines = showTravelFields.map(({ path }) => `{#${path}}${path};{/}`);
    const template = await templateOf('show', lines);
    const { permissions } = agency.users.agent.user;
    const hidden = ['flight.read', 'lodging.read'];
    const who = await makeSignedIn(agency.tenantId, {
      role: 'agent',
      permissions: permissions.filter((permission) => !hidden.includes(permission)),
    });
    expect(await printed(template, showId, who)).toMatch(/^ ?trains; ?transports; ?$/);
  });

  test.each(KINDS)('of a %s has every field of its own, of one and of a list', async (kind) => {
    const all = fieldsOf('record', kind);
    const lists = all.filter(({ fields }) => fields);
    const lines = [
      ...all.filter(({ fields }) => !fields).map(({ path }) => `${path}={${path}}`),
      ...lists.map((list) => `{#${list.path}}${everyField(list)}; {/}`),
    ];
    const template = await templateOf(kind, lines);
    const record = { flight, train, lodging }[kind];
    const text = await printed(template, record.id);
    for (const said of ['First Artist', 'Nina Test', 'Booker', record.bookingReference, record.notes])
      expect(text).toContain(said);
    expect(text).not.toMatch(/[{}]|undefined|\[object/);
    expect(text).toMatch(/date= ?May 20, 2027/);
    const foreign = await make(kind as Kind, agency, { artistIds: [agency.otherArtist.id] });
    const limited = await makeSignedIn(agency.tenantId, {
      role: 'agent',
      allArtists: false,
      artistIds: [agency.artist.id],
    });
    expect(refusal(await print(template, foreign.id, limited))).toBe('404 notFound');
    const rows = await templateOf(kind, ['{count}: {#rows}{title}; {/}'], { kind: 'listView' });
    const request = { keyword: record.bookingReference };
    const { url } = await ok(routes.exportList, agency.users.agent, { params: { id: rows }, body: { request } });
    const title = { flight: 'QAM → QLO → QNY', train: 'Amsterdam → Köln Hbf', lodging: 'Hotel Mundial' }[kind];
    expect((await textOf(url)).trim()).toBe(`1: ${title};`);
  });
});

describe('an Excel list', () => {
  const table = (mainArea: Kind, who: TestUser = agency.users.agent, keyword = '') =>
    exportedTable(agency.tenantId, who, { mainArea, locale: 'en', request: { keyword } });
  const clock = (text: string) => new Date(`${text}:00Z`);

  test('of flights has a row for each journey', async () => {
    const { heads, cells, state } = await table('flight', agency.users.agent, 'PNR1');
    expect(state).toMatchObject({ state: 'ready', total: 1 });
    expect(heads.slice(0, 12)).toEqual([
      ...['Departure', 'Arrival', 'Artist', 'Route', 'Flights', 'From', 'To', 'Phase', 'Travellers'],
      ...['Booking reference', 'Seats', 'Baggage'],
    ]);
    expect(cells[0]?.slice(0, 14)).toEqual([
      ...[clock('2027-05-20T22:10'), clock('2027-05-21T09:00'), 'First Artist', 'QAM → QLO → QNY', 'T1 1001, T1 7'],
      ...['Amsterdam Test (QAM), T-out', 'New York Test (QNY)', 'Confirmed', 'Nina Test', 'PNR1', '4A', 'Two drums'],
      ...['Gate B', 'Tag flight'],
    ]);
  });

  test('of trains has their stations, trains and seats', async () => {
    const { cells } = await table('train', agency.users.agent, 'RAIL1');
    expect(cells).toHaveLength(1);
    expect(cells[0]?.slice(0, 11)).toEqual([
      ...[clock('2027-05-20T08:04'), clock('2027-05-20T10:46'), 'First Artist', 'Amsterdam', 'Köln Hbf', 'ICE 105'],
      ...['Confirmed', 'Nina Test', 'RAIL1', '7 61-64', 'Quiet coach'],
    ]);
  });

  test('of stays has nights, rooms, breakfast and who pays', async () => {
    const { cells } = await table('lodging', agency.users.agent, 'BED1');
    expect(cells).toHaveLength(1);
    expect(cells[0]?.slice(0, 15)).toEqual([
      ...[clock('2027-05-20T15:00'), clock('2027-05-22T11:00'), 'First Artist', 'Hotel Mundial', 'Rua 1', 2, 'Suite'],
      ...['yes', 'Promoter', 'Confirmed', 'Nina Test', 'BED1', '00351 1', 'desk@hotel.example', 'Late arrival'],
    ]);
  });

  test.each(KINDS)('of each %s shows people outside their own, without tags', async (kind) => {
    await make(kind, agency, { artistIds: [agency.otherArtist.id], notes: 'Not theirs' });
    const internal = await table(kind);
    const outside = await table(kind, agency.users.artist);
    expect(JSON.stringify(internal.cells)).toContain('Not theirs');
    expect(outside.cells.length).toBeGreaterThan(0);
    expect(JSON.stringify(outside.cells)).not.toMatch(/Not theirs|Tag /);
  });
});
