import { beforeAll, describe, expect, test } from 'vitest';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { hiddenFields } from '#functions/platform/record/fields.ts';
import { servicesOf } from '#functions/records/book.ts';
import { EXCEL_KINDS, type ExcelKind } from '#shared/domains/attached/excel-template/schemas.ts';
import { WORD_KINDS, type WordKind } from '#shared/domains/attached/word-template/schemas.ts';
import { definedFields } from '#shared/fields.ts';
import { ROLE_PRESETS } from '#shared/kernel/access/role-presets.ts';
import { exportedTable } from '#test/support/exported.ts';
import { type Agency, makeAgency, makeSignedIn, type TestUser } from '#test/support/fixtures.ts';
import { makeAir } from '#test/support/travel.ts';
import { type Business, INSIDE, makeBusiness } from './business.ts';

/*
 * Fields that a reader may not see are in no sheet and in no Word document, of no kind. The first artist and a promoter
 * are outside; a reader without deals is inside. Nobody outside may print Word documents yet, so the
 * readers ask the sources of these documents directly.
 */
const MARK = 'MarkOfOwn';
const SUM = 98_765_431;
let agency: Agency;
let business: Business;
let readers: Readonly<Record<'artist' | 'promoter' | 'readOnly', TestUser>>;

beforeAll(async () => {
  agency = await makeAgency();
  const artistIds = [agency.artist.id];
  business = await makeBusiness(agency, await makeAir(agency), { mark: MARK, minor: SUM, artistId: agency.artist.id });
  const { tenantId } = agency;
  const permissions = ROLE_PRESETS.readOnly;
  readers = {
    artist: await makeSignedIn(tenantId, { role: 'artist', artistIds }),
    promoter: await makeSignedIn(tenantId, { role: 'promoter', artistIds, companyIds: [business.companyId] }),
    readOnly: await makeSignedIn(tenantId, { role: 'readOnly', permissions }),
  };
}, 120_000);

function contextOf({ user }: TestUser): UserContext {
  const { permissions, role, allArtists = false, artistIds = [], companyIds = [], id, name } = user;
  const environment = role === 'readOnly' ? 'internal' : 'external';
  const actor = { userId: id, name, role, environment, allArtists, artistIds, companyIds, isOperator: false } as const;
  const { tenantId } = agency;
  return { tenantId, now: new Date(), locale: 'en', actor: { ...actor, permissions: new Set(permissions) } } as never;
}

/** A venue is a company. */
const fieldsOf = (kind: ExcelKind) => definedFields(kind === 'venue' ? 'company' : kind);
/** The English words of the fields that a reader may not see. */
function hiddenWords(kind: ExcelKind, reader: TestUser): string[] {
  const { fields, words } = fieldsOf(kind);
  const ctx = contextOf(reader);
  const seen = Object.keys(fields).filter((name) => !hiddenFields(ctx, fields).includes(name));
  const seenWords = seen.map((name) => words[name]?.en);
  return hiddenFields(ctx, fields)
    .flatMap((name) => words[name]?.en ?? [])
    .filter((word) => !seenWords.includes(word));
}

describe.each(['artist', 'promoter', 'readOnly'] as const)('%s', (name) => {
  const secrets = [...(name === 'readOnly' ? [] : [INSIDE]), ...(name === 'readOnly' ? [String(SUM)] : [])];

  test.each(EXCEL_KINDS)('gets no column of a hidden field in a sheet of %s', async (mainArea) => {
    const reader = readers[name];
    const sheet = await (await servicesOf(mainArea)).excel();
    const mayRead = reader.user.permissions.includes(sheet.permission);
    const table = exportedTable(agency.tenantId, reader, { mainArea, locale: 'en' });
    if (!mayRead || (name !== 'readOnly' && ['invoice', 'payment'].includes(mainArea)))
      return expect(table).rejects.toThrow('denied');
    const { heads, cells } = await table;
    expect(heads.length).toBeGreaterThan(0);
    expect(heads.filter((head) => hiddenWords(mainArea, reader).includes(String(head)))).toEqual([]);
    for (const secret of secrets) expect(JSON.stringify(cells)).not.toContain(secret);
  });

  test.each(WORD_KINDS)('gets no value of a hidden field in a document of %s', async (kind: WordKind) => {
    const ctx = contextOf(readers[name]);
    const setting = { ctx, locale: 'en', statuses: new Map() } as const;
    const source = await (await servicesOf(kind)).word();
    const id = business.ids[kind];
    const all = [() => source.rows(setting, {}), ...(id ? [() => source.record(setting, id)] : [])];
    for (const print of all) {
      const data = await print().catch((error: unknown) => {
        expect(String(error)).toMatch(/denied|notFound/);
      });
      for (const secret of secrets) expect(JSON.stringify(data ?? '')).not.toContain(secret);
    }
  });

  test('gets the rest, so that an empty file passes no test', async () => {
    const { cells } = await exportedTable(agency.tenantId, readers[name], { mainArea: 'show', locale: 'en' });
    expect(JSON.stringify(cells)).toContain(MARK);
    const ctx = contextOf(readers[name]);
    const source = await (await servicesOf('show')).word();
    const { data } = await source.record({ ctx, locale: 'en', statuses: new Map() }, business.ids.show ?? '');
    expect(JSON.stringify(data)).toContain(`Hall ${MARK}`);
  });
});
