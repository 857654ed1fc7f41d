import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { documents } from '#functions/platform/data/table.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import { BATCH_KINDS, BATCH_OPERATIONS } from '#shared/domains/attached/my-selection/schemas.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { exclusivityContract } from '#shared/domains/booking/exclusivity/contract.ts';
import { optionContract } from '#shared/domains/booking/option/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { favoriteSubjectContract } from '#shared/domains/identity/favorite-subject/contract.ts';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { duplicateContract } from '#shared/domains/relations/duplicate/contract.ts';
import { favoriteArtistContract } from '#shared/domains/relations/favorite-artist/contract.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import { ROLE_PRESETS } from '#shared/kernel/access/role-presets.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { upload } from '#test/api/file/uploads.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, callRaw, ok, type RawCall, refusal } from '#test/support/api.ts';
import { makeSignedIn, showInput, type TestUser } from '#test/support/fixtures.ts';

const { agency } = await agreementAgencies();
const { agent } = agency.users;
const NEXT = { start: '2027-06-01T20:00', end: '2027-06-01T22:00' };
const ENTRY = { kind: 'soundcheck', date: '2027-05-21', start: '16:00', audience: 'public' } as const;
/** A user with every right that a person outside can have. */
let outsider: TestUser;

interface Place {
  readonly showId: string;
  readonly rev: number;
  readonly artistId: string;
  readonly entryId: string;
  readonly contractId: string;
  readonly fileId: string;
}
async function makePlace(artistId: string): Promise<Place> {
  const { id: showId } = await makeShow(agency, { artistIds: [artistId] });
  const entry = await ok(timetableContract.routes.create, agent, { body: { ...ENTRY, showId, audience: 'internal' } });
  const contract = await ok(contractContract.routes.createFromShow, agent, { params: { id: showId }, body: {} });
  const file = await upload(agent, { entity: 'show', recordId: showId }, 'inside.txt', { isVisibleOutside: false });
  const { rev } = await ok(showContract.routes.get, agent, { params: { id: showId } });
  return { showId, rev, artistId, entryId: entry.id, contractId: contract.id, fileId: file.id };
}
let [own, hidden] = [{} as Place, {} as Place];
beforeAll(async () => {
  const permissions = [...new Set([...ROLE_PRESETS.artist, ...ROLE_PRESETS.promoter])];
  outsider = await makeSignedIn(agency.tenantId, {
    role: 'promoter',
    artistIds: [agency.artist.id],
    companyIds: [agency.company.id],
    permissions: [...permissions, 'show.create', 'show.update', 'file.create'],
  });
  [own, hidden] = [await makePlace(agency.artist.id), await makePlace(agency.otherArtist.id)];
});

/** The written keys of the agency's data. */
let written: string[] = [];
const keysIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(keysIn);
  return 'pk' in value && typeof value.pk === 'string' ? [value.pk, ...inner] : inner;
};
beforeEach(() => {
  written = [];
  const send = documents.send.bind(documents) as (command: object) => Promise<unknown>;
  vi.spyOn(documents, 'send').mockImplementation(async (command: object) => {
    if (/^(Put|Update|Delete|TransactWrite|BatchWrite)/.test(command.constructor.name))
      written.push(...keysIn(command).filter((pk) => pk.startsWith(`${agency.tenantId}#`)));
    return send(command);
  });
});

type Wish = readonly [string, Route, (at: Place) => RawCall];
const TEXT = { name: 'sly.txt', type: 'text/plain', size: 4 };
/** Writes that only the agency may do with its shows, whoever the show belongs to. */
const INSIDE: readonly Wish[] = [
  ['a timetable entry', timetableContract.routes.create, ({ showId }) => ({ body: { ...ENTRY, showId } })],
  ['a changed entry', timetableContract.routes.update, ({ entryId: id }) => ({ body: { ...ENTRY, id, rev: 1 } })],
  ['an entry of long ago', timetableContract.routes.update, ({ entryId: id }) => ({ body: { ...ENTRY, id, rev: 9 } })],
  ['an entry less', timetableContract.routes.remove, ({ entryId: id }) => ({ body: { id, rev: 1 } })],
  ['an entry less, of long ago', timetableContract.routes.remove, ({ entryId: id }) => ({ body: { id, rev: 9 } })],
  ['a copied timetable', timetableContract.routes.duplicate, ({ showId }) => ({ body: { showId } })],
  ['a copy', showContract.routes.copy, ({ showId }) => ({ body: { showId, start: NEXT.start } })],
  ['copies', showContract.routes.copyDates, ({ showId: id }) => ({ params: { id }, body: { dates: ['2027-06-01'] } })],
  ['a move', showContract.routes.move, ({ showId: id, rev }) => ({ params: { id }, body: { rev, ...NEXT } })],
  [
    'a move of long ago',
    showContract.routes.move,
    ({ showId: id }) => ({ params: { id }, body: { rev: 99, ...NEXT } }),
  ],
  [
    'a status',
    showContract.routes.setStatus,
    ({ showId: id, rev }) => ({ params: { id }, body: { rev, statusId: agency.status('Option').id } }),
  ],
  ['a show', showContract.routes.insert, ({ artistId }) => ({ body: showInput(agency, { artistIds: [artistId] }) })],
  [
    'a changed show',
    showContract.routes.update,
    ({ showId: id, rev, artistId }) => ({ body: { ...showInput(agency, { artistIds: [artistId] }), id, rev } }),
  ],
  ['tags', showContract.routes.updateTags, ({ showId, rev }) => ({ body: { showId, rev, tagIds: [agency.tag.id] } })],
  ['a challenge', optionContract.routes.challenge, ({ showId: id, rev }) => ({ params: { id }, body: { rev } })],
  ['no challenge', optionContract.routes.withdrawChallenge, ({ showId: id }) => ({ params: { id } })],
  [
    'a clause',
    exclusivityContract.routes.set,
    ({ showId, rev }) => ({ body: { showId, rev, radius: 50, unit: 'km', daysBefore: 5, daysAfter: 5 } }),
  ],
  ['no clause', exclusivityContract.routes.remove, ({ showId, rev }) => ({ body: { showId, rev } })],
  [
    'a journey',
    showTravelContract.routes.link,
    ({ showId: id }) => ({ params: { id }, body: { travelId: agency.tag.id } }),
  ],
  [
    'an itinerary’s link',
    itineraryContract.routes.share,
    ({ artistId }) => ({ body: { artistId, from: '2027-05-20', to: '2027-05-23', recipients: [{ name: 'Sly' }] } }),
  ],
  ['a file’s label', fileContract.routes.update, ({ fileId: id }) => ({ params: { id }, body: { rev: 1, ...LABEL } })],
  [
    'a file with a draft',
    fileContract.routes.presign,
    ({ contractId: recordId }) => ({ body: { entity: 'contract', recordId, purpose: 'document', ...TEXT } }),
  ],
  [
    'a file with a company',
    fileContract.routes.presign,
    () => ({ body: { entity: 'company', recordId: agency.company.id, purpose: 'document', ...TEXT } }),
  ],
  ['a note', noteContract.routes.create, ({ showId }) => ({ body: { entity: 'show', recordId: showId, body: 'Sly' } })],
  [
    'a draft at hand',
    favoriteSubjectContract.routes.create,
    ({ contractId }) => ({ body: { entity: 'contract', recordId: contractId } }),
  ],
  [
    'a pair that is none',
    duplicateContract.routes.dismiss,
    () => ({ body: { entity: 'company', firstId: agency.company.id, secondId: agency.venue.id } }),
  ],
  [
    'a list of companies',
    excelTemplateContract.routes.startExport,
    () => ({ body: { mainArea: 'company', locale: 'en' } }),
  ],
  ['an import', importContract.routes.presign, () => ({ body: { mainArea: 'company', ...TEXT, type: 'text/csv' } })],
  ['somebody’s face', accountContract.routes.setAvatar, () => ({ body: { id: agent.user.id, key: '' } })],
];
const LABEL = { name: 'sly.txt', kind: 'other', isVisibleOutside: true };

/** Writes that people outside may do with their own records. */
const OURS: readonly Wish[] = [
  ['time and place', showContract.routes.externalUpdate, ({ showId: id, rev }) => ({ body: { ...NEXT, id, rev } })],
  [
    'time and place of long ago',
    showContract.routes.externalUpdate,
    ({ showId: id }) => ({ body: { ...NEXT, id, rev: 99 } }),
  ],
  [
    'a file',
    fileContract.routes.presign,
    ({ showId: recordId }) => ({ body: { entity: 'show', recordId, purpose: 'document', ...TEXT } }),
  ],
  [
    'an upload',
    fileContract.routes.add,
    ({ showId: recordId }) => ({
      body: { entity: 'show', recordId, key: `incoming/${agency.tenantId}/${agency.tag.id}`, name: 'sly.txt' },
    }),
  ],
  [
    'a show at hand',
    favoriteSubjectContract.routes.create,
    ({ showId }) => ({ body: { entity: 'show', recordId: showId } }),
  ],
  ['an artist at hand', favoriteArtistContract.routes.create, ({ artistId }) => ({ body: { artistId } })],
];

async function expectRefused(route: Route, input: RawCall): Promise<void> {
  const refused = await callRaw(route, outsider, input);
  expect(['403 denied', '404 notFound']).toContain(refusal(refused));
  expect(refused.body).not.toHaveProperty('current');
  expect(refused.body).not.toHaveProperty('url');
  expect(written).toEqual([]);
}

describe('people outside are refused, and nothing is written', () => {
  it.each(INSIDE)('%s, for a record of theirs and of others', async (_, route, inputOf) => {
    await expectRefused(route, inputOf(own));
    await expectRefused(route, inputOf(hidden));
  });

  it.each(OURS)('%s, for a record of others', (_, route, inputOf) => expectRefused(route, inputOf(hidden)));

  it('a timetable that is taken from a show of others', async () => {
    const body = { showId: hidden.showId, toShowId: own.showId };
    await expectRefused(timetableContract.routes.duplicate, { body });
  });

  it('a date for an artist of others, alone or beside theirs', async () => {
    for (const artistIds of [[hidden.artistId], [own.artistId, hidden.artistId]]) {
      const refused = await call(showContract.routes.externalInsert, outsider, { body: { ...NEXT, artistIds } });
      expect(refusal(refused)).toBe('400 choice');
      expect(written.filter((pk) => !pk.includes('#SEQ#'))).toEqual([]);
    }
  });
});

describe.each(BATCH_KINDS)('no batch of %s', (mainArea) => {
  it.each(BATCH_OPERATIONS)('does %s', async (operation) => {
    const ids = { show: own.showId, contract: own.contractId, artist: own.artistId } as Record<string, string>;
    const id = ids[mainArea] ?? agency.company.id;
    const params = { operation };
    const values = { tags: [agency.tag.id], status: [agency.status('Option').id], owner: [agent.user.id] };
    const chosen = { mainArea, ids: [id], values: (values as Record<string, string[]>)[operation] ?? [] };
    for (const body of [chosen, { ...chosen, ids: [], matching: { keyword: '' } }]) {
      const refused = await callRaw(mySelectionContract.routes.batch, outsider, { params, body });
      expect(['403 denied', '400 batch.notHere']).toContain(refusal(refused));
      expect(written).toEqual([]);
    }
  });
});

it('what they may, is written', async () => {
  const { id, rev } = await ok(showContract.routes.externalInsert, outsider, {
    body: { ...NEXT, artistIds: [own.artistId] },
  });
  written = [];
  await ok(showContract.routes.externalUpdate, outsider, { body: { ...NEXT, id, rev } });
  expect(written.some((pk) => pk.startsWith(`${agency.tenantId}#show#`))).toBe(true);
});
