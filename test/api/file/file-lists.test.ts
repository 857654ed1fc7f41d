import { describe, expect, it } from 'vitest';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeSignedIn } from '#test/support/fixtures.ts';
import { upload } from './uploads.ts';

const { list, browse, systemwide, related, versions, update, remove, restore, zip, download } = fileContract.routes;
const { agency, other } = await agreementAgencies();

const onShow = async () => ({ entity: 'show' as const, recordId: (await makeShow(agency)).id });
const onCompany = () => ({ entity: 'company' as const, recordId: agency.company.id });
const artistOnly = (artistId: string) =>
  makeSignedIn(agency.tenantId, { role: 'agent', allArtists: false, artistIds: [artistId] });
type Names = { rows: readonly { name: string }[] };
const names = ({ rows }: Names) => rows.map(({ name }) => name);
const find = (keyword: string, who = agency.users.agent) => ok(browse, who, { body: { keyword } }).then(names);

describe('versions', () => {
  it('a file of the same name takes the place of the former one, with its label', async () => {
    const target = await onShow();
    const { agent } = agency.users;
    const first = await upload(agent, target, 'Stage plan.txt', { kind: 'technical', isVisibleOutside: true });
    const second = await upload(agent, target, 'stage PLAN.txt');
    expect(second).toMatchObject({ version: 2, kind: 'technical', isVisibleOutside: true });
    const shown = async () => (await ok(list, agent, { body: target })).rows.map(({ id }) => id);
    expect(await shown()).toEqual([second.id]);
    const line = await ok(versions, agent, { params: { id: second.id } });
    expect(line.rows.map(({ id }) => id)).toEqual([second.id, first.id]);
    await ok(remove, agent, { params: { id: second.id } });
    expect(await shown()).toEqual([first.id]);
    const back = await ok(restore, agent, { params: { id: second.id } });
    expect(back.version).toBe(2);
    expect(await shown()).toEqual([second.id]);
    expect(refusal(await call(restore, agent, { params: { id: second.id } }))).toBe('404 notFound');
  });
});

describe('its name and labels', () => {
  it('change with the state one saw, and never to a name that is taken', async () => {
    const target = await onShow();
    const { agent, readOnly } = agency.users;
    const [a, b] = [await upload(agent, target, 'a.txt'), await upload(agent, target, 'b.txt')];
    const params = { id: a.id };
    const body = { rev: a.rev, name: 'c.txt', kind: 'press' as const, isVisibleOutside: true };
    expect(refusal(await call(update, agent, { params, body: { ...body, name: 'B.txt' } }))).toBe('409 exists');
    expect(refusal(await call(update, agent, { params, body: { ...body, name: '../c' } }))).toBe('400 file.name');
    expect(refusal(await call(update, readOnly, { params, body }))).toBe('403 denied');
    expect(refusal(await call(update, other.users.agent, { params, body }))).toBe('404 notFound');
    expect(await ok(update, agent, { params, body })).toMatchObject({ name: 'c.txt', kind: 'press' });
    expect(refusal(await call(update, agent, { params, body }))).toBe('409 stale');
    expect(b.name).toBe('b.txt');
  });
});

describe('the list of files', () => {
  it('holds those of the records one may see', async () => {
    await upload(agency.users.agent, await onShow(), 'Lighting unique.txt');
    await upload(agency.users.agent, onCompany(), 'Terms unique.txt');
    const [mine, theirs] = [await artistOnly(agency.artist.id), await artistOnly(agency.otherArtist.id)];
    expect((await find('unique')).sort()).toEqual(['Lighting unique.txt', 'Terms unique.txt']);
    expect((await find('unique', mine)).sort()).toEqual(['Lighting unique.txt', 'Terms unique.txt']);
    expect(await find('unique', theirs)).toEqual(['Terms unique.txt']);
    expect(await find('unique', other.users.agent)).toEqual([]);
  });

  it('shows people outside only what was made visible to them', async () => {
    const target = await onShow();
    const hidden = await upload(agency.users.agent, target, 'outside hidden.txt');
    await upload(agency.users.agent, target, 'outside shown.txt', { isVisibleOutside: true });
    await upload(agency.users.agent, onCompany(), 'outside company.txt', { isVisibleOutside: true });
    const { artist } = agency.users;
    const outsider = await makeSignedIn(agency.tenantId, {
      role: 'artist',
      allArtists: false,
      artistIds: [agency.artist.id],
    });
    expect(artist.user.environment).toBe('external');
    expect(await find('outside', outsider)).toEqual(['outside shown.txt']);
    expect(names(await ok(list, outsider, { body: target }))).toEqual(['outside shown.txt']);
    const one = { params: { id: hidden.id }, query: {} };
    expect(refusal(await call(download, outsider, one))).toBe('404 notFound');
    expect(refusal(await call(zip, outsider, { body: { ids: [hidden.id] } }))).toBe('404 notFound');
  });

  it('is narrowed by label, type and record, and sorted', async () => {
    const target = await onShow();
    await upload(agency.users.agent, target, 'narrow b.txt', { kind: 'rider' });
    await upload(agency.users.agent, target, 'narrow a.txt', { kind: 'travel' });
    const ask = async (body: object) =>
      names(await ok(browse, agency.users.agent, { body: { keyword: 'narrow', ...body } }));
    const only = (field: string, value: string) => ask({ filters: [{ field, values: [value] }] });
    expect(await only('kind', 'rider')).toEqual(['narrow b.txt']);
    expect(await only('group', 'pdf')).toEqual([]);
    expect(await only('entity', 'company')).toEqual([]);
    expect(await only('owner', agency.users.agent.user.id)).toHaveLength(2);
    expect(await ask({ sort: { by: 'name' } })).toEqual(['narrow a.txt', 'narrow b.txt']);
    expect(await ask({ to: '2020-01-01' })).toEqual([]);
  });

  it('of the whole agency is for those who look after it', async () => {
    await upload(agency.users.agent, await onShow(), 'systemwide one.txt');
    const ask = (who = agency.users.administrator) => call(systemwide, who, { body: { keyword: 'systemwide' } });
    expect(names((await ask()).body)).toEqual(['systemwide one.txt']);
    expect(refusal(await ask(agency.users.agent))).toBe('403 denied');
    expect(names((await ask(other.users.administrator)).body)).toEqual([]);
  });
});

describe('related files', () => {
  it('of a show are those of its artist, venue and production, not its own', async () => {
    const target = await onShow();
    const { agent } = agency.users;
    await upload(agent, target, 'related own.txt');
    await upload(agent, { entity: 'artist', recordId: agency.artist.id }, 'related artist.txt');
    await upload(agent, { entity: 'company', recordId: agency.venue.id }, 'related venue.txt');
    const found = names(await ok(related, agent, { body: target })).filter((name) => name.startsWith('related'));
    expect(found.sort()).toEqual(['related artist.txt', 'related venue.txt']);
    const back = names(await ok(related, agent, { body: { entity: 'company', recordId: agency.venue.id } }));
    expect(back).toContain('related own.txt');
    const ofContact = await ok(related, agent, { body: { entity: 'contact', recordId: agency.contact.id } });
    expect(names(ofContact)).toContain('related own.txt');
    expect(refusal(await call(related, other.users.agent, { body: target }))).toBe('404 notFound');
  });
});

describe('my selection', () => {
  it('comes as one archive', async () => {
    const target = await onShow();
    const files = [
      await upload(agency.users.agent, target, 'one.txt'),
      await upload(agency.users.agent, target, 'two.txt'),
    ];
    const ids = files.map(({ id }) => id);
    const { url, name } = await ok(zip, agency.users.agent, { body: { ids } });
    expect(name).toBe('files.zip');
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(bytes.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
    for (const file of ['one.txt', 'two.txt']) expect(bytes.includes(file)).toBe(true);
    expect(refusal(await call(zip, other.users.agent, { body: { ids } }))).toBe('404 notFound');
  });
});
