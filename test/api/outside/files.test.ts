import { beforeAll, describe, expect, it } from 'vitest';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { artistRiderContract } from '#shared/domains/relations/artist-rider/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { upload } from '#test/api/file/uploads.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { exportedTable } from '#test/support/exported.ts';
import { makeSignedIn } from '#test/support/fixtures.ts';

const { routes } = fileContract;
const { agency } = await agreementAgencies();
const { administrator, agent, artist, promoter } = agency.users;
const outsiders = [artist, promoter];
const target = (entity: RecordSubject['entity'], { id: recordId }: { readonly id: string }) => ({ entity, recordId });
const put = (on: RecordSubject, name: string, isVisibleOutside = true) => upload(agent, on, name, { isVisibleOutside });

let show: RecordSubject;
let foreign: RecordSubject;
/** By what it is; all but the first are not for them. */
const files = new Map<string, { readonly id: string }>();
const idOf = (what: string): string => files.get(what)?.id ?? '';

beforeAll(async () => {
  show = target('show', await makeShow(agency));
  foreign = target('show', await makeShow(agency, { artistIds: [agency.otherArtist.id] }));
  const { id } = await ok(contractContract.routes.createFromShow, agent, {
    params: { id: show.recordId },
    body: {},
  });
  files.set('shared with them', await put(show, 'shared.txt'));
  files.set('kept inside', await put(show, 'inside.txt', false));
  files.set('of another artist', await put(target('artist', agency.otherArtist), 'artist.txt'));
  files.set('of another artist’s show', await put(foreign, 'show.txt'));
  files.set('of a company', await put(target('company', agency.company), 'company.txt'));
  files.set('of a contact', await put(target('contact', agency.contact), 'contact.txt'));
  files.set('of a draft', await put(target('contract', { id }), 'draft.txt'));
  files.set('replaced', await put(show, 'twice.txt'));
  files.set('shared again', await put(show, 'twice.txt'));
  const gone = await put(show, 'gone.txt');
  await ok(routes.remove, agent, { params: { id: gone.id } });
  files.set('deleted', gone);
});
const HIDDEN = [
  'kept inside',
  'of another artist',
  'of another artist’s show',
  'of a company',
  'of a contact',
  'of a draft',
  'replaced',
  'deleted',
];

describe('people outside', () => {
  it('fetch what is shared with them, for a minute', async () => {
    for (const who of outsiders) {
      const { url } = await ok(routes.download, who, { params: { id: idOf('shared with them') }, query: {} });
      expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('60');
      expect(await (await fetch(url)).text()).toBe('This is shared.txt, made for a test.');
    }
  });

  it.each(HIDDEN)('get no address of a file that is %s, alone or among others', async (what) => {
    const id = idOf(what);
    expect(id).not.toBe('');
    for (const who of outsiders) {
      expect(refusal(await call(routes.download, who, { params: { id }, query: {} }))).toBe('404 notFound');
      const body = { ids: [idOf('shared with them'), id] };
      expect(refusal(await call(routes.zip, who, { body }))).toBe('404 notFound');
    }
  });

  it('see in no list what they could not fetch', async () => {
    const names = ['shared.txt', 'twice.txt'];
    for (const who of outsiders) {
      const browsed = (await ok(routes.browse, who, { body: {} })).rows.map(({ name }) => name);
      expect(browsed.sort()).toEqual(names);
      const listed = (await ok(routes.list, who, { body: show })).rows.map(({ name }) => name);
      expect(listed.sort()).toEqual(names);
      for (const on of [foreign, target('company', agency.company), target('artist', agency.otherArtist)])
        expect(refusal(await call(routes.list, who, { body: on }))).toBe('404 notFound');
      expect(refusal(await call(routes.systemwide, who, { body: {} }))).toBe('403 denied');
      const versions = { params: { id: idOf('shared again') } };
      expect(refusal(await call(routes.versions, who, versions))).toBe('404 notFound');
    }
  });

  it('change and replace what they added themselves, and nothing of the agency', async () => {
    const permissions = [...artist.user.permissions, 'file.create' as const];
    const sender = await makeSignedIn(agency.tenantId, { role: 'artist', permissions, artistIds: [agency.artist.id] });
    const rename = (id: string, name: string, rev = 1) =>
      call(routes.update, sender, { params: { id }, body: { rev, name, kind: 'other', isVisibleOutside: true } });
    expect(refusal(await rename(idOf('shared with them'), 'taken.txt'))).toBe('403 denied');
    const own = [await upload(sender, show, 'inside.txt'), await upload(sender, show, 'inside (2).txt')];
    expect(own.map(({ name, version }) => [name, version])).toEqual([
      ['inside (2).txt', 1],
      ['inside (2).txt', 2],
    ]);
    expect((await rename(own[1]?.id ?? '', 'shared.txt')).body).toMatchObject({ name: 'shared (2).txt' });
    const { rows } = await ok(routes.list, agent, { body: show });
    expect(rows.filter(({ name }) => name === 'inside.txt')).toMatchObject([{ version: 1, uploaderId: agent.user.id }]);
  });

  it('get the riders of their artists alone', async () => {
    const riderOf = (artistId: string) =>
      ok(artistRiderContract.routes.create, agent, {
        body: { name: 'Rider', artistId, kind: 'technical', language: 'en' },
      });
    const { id } = await riderOf(agency.otherArtist.id);
    const { list, get, download } = artistRiderContract.routes;
    expect((await ok(list, artist, { body: {} })).rows).toEqual([]);
    for (const route of [get, download])
      expect(refusal(await call(route, artist, { params: { id } }))).toBe('404 notFound');
    for (const route of [get, download])
      expect(refusal(await call(route, promoter, { params: { id } }))).toBe('403 denied');
  });
});

describe('a passport', () => {
  const passport = { names: 'NINA PASSPORTED', number: 'NXB12C345', countryId: 'NL', expiresOn: '2031-05-01' } as const;
  const LEAK = /NXB12C345|PASSPORTED|2031-05-01/;
  const params = { id: agency.contact.id };
  beforeAll(() => ok(contactContract.routes.updatePassport, administrator, { params, body: passport }));

  it('is neither opened nor written without its own right, which nobody outside can be given', async () => {
    const { passport: open, updatePassport } = contactContract.routes;
    for (const who of [...outsiders, agent, agency.users.finance]) {
      expect(refusal(await call(open, who, { params }))).toBe('403 denied');
      expect(refusal(await call(updatePassport, who, { params, body: passport }))).toBe('403 denied');
    }
    for (const { user } of outsiders) {
      const permissions = [...user.permissions, 'contact.readPassport' as const];
      const body = { id: user.id, rev: user.rev, permissions };
      const refused = await call(userContract.routes.updatePermissions, administrator, { body });
      expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([
        400,
        `permissions.${user.permissions.length}`,
      ]);
    }
    expect(await ok(open, administrator, { params })).toMatchObject(passport);
  });

  it('stands in nothing that is read of its contact', async () => {
    const { get, list, activity, picker } = contactContract.routes;
    const read = [
      await ok(get, agent, { params }),
      await ok(list, agent, { body: {} }),
      await ok(list, agent, { body: { keyword: 'NXB12C345' } }),
      await ok(activity, administrator, { params, query: {} }),
      await ok(picker, agent, { body: { keyword: '' } }),
      (await exportedTable(agency.tenantId, agent, { mainArea: 'contact', locale: 'en' })).cells,
    ];
    expect(JSON.stringify(read)).toContain('Nina Test');
    expect(JSON.stringify(read)).not.toMatch(LEAK);
    expect((await ok(list, agent, { body: { keyword: 'NXB12C345' } })).rows).toEqual([]);
  });

  it('stands in nothing that people outside read of its contact’s shows', async () => {
    const period = { from: '2027-05-20', to: '2027-05-23' };
    for (const who of outsiders) {
      const read = [
        await ok(showContract.routes.get, who, { params: { id: show.recordId } }),
        await ok(showContract.routes.preview, who, { params: { id: show.recordId } }),
        await ok(showContract.routes.activity, who, { body: { id: show.recordId } }),
        await ok(itineraryContract.routes.list, who, { body: { artistId: agency.artist.id, ...period } }),
        (await exportedTable(agency.tenantId, who, { mainArea: 'show', locale: 'en' })).cells,
      ];
      expect(JSON.stringify(read)).not.toMatch(LEAK);
      expect(refusal(await call(contactContract.routes.get, who, { params }))).toBe('403 denied');
    }
  });
});
