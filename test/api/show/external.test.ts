import { beforeAll, describe, expect, test } from 'vitest';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { ROLE_PRESETS } from '#shared/kernel/access/role-presets.ts';
import { freeName } from '#shared/kernel/record/free-name.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, showInput, type TestUser } from '#test/support/fixtures.ts';
import { workOff } from '#test/support/outbox.ts';

const { routes } = showContract;
let agency: Agency;
let outside: TestUser;
beforeAll(async () => {
  agency = await makeAgency();
  const permissions = [...ROLE_PRESETS.promoter, 'show.create', 'show.update'] as const;
  outside = await makeSignedIn(agency.tenantId, {
    role: 'promoter',
    permissions,
    artistIds: [agency.artist.id],
    companyIds: [agency.company.id],
  });
});
const agent = () => agency.users.agent;
const stamp = () => ({
  tenantId: agency.tenantId,
  now: new Date(),
  actor: { userId: agent().user.id, name: 'Test' },
});
const asked = (more = {}) => ({
  start: '2027-05-21T20:00',
  end: '2027-05-21T22:00',
  artistIds: [agency.artist.id],
  ...more,
});
const ask = (more = {}) => ok(routes.externalInsert, outside, { body: asked(more) });
const insert = (more = {}) =>
  ok(routes.insert, agent(), { body: showInput(agency, { promoterId: agency.company.id, ...more }) });
const REQUESTED = { field: 'preliminary' as const, relation: 'anyOf' as const, values: ['true'] };
/** Finds the notification that a user got about a show. */
async function heard(id: string, { user }: TestUser) {
  await workOff({ tenantId: agency.tenantId, entity: 'show', id }, 'notify');
  return (await notificationsOf(agency.tenantId, user.id)).find(({ target }) => target === `/show/${id}`);
}

describe('somebody outside', () => {
  test('asks for a date of a linked artist, and of no other', async () => {
    const made = await ok(routes.externalInsert, outside, { body: asked({ externalNotes: 'Doors at seven' }) });
    const internal = await ok(routes.get, agent(), { params: { id: made.id } });
    expect(internal).toMatchObject({
      phase: 'options',
      externalNotes: 'Doors at seven',
      statusId: agency.status('Request').id,
      isPreliminary: true,
    });
    const foreign = await call(routes.externalInsert, outside, { body: asked({ artistIds: [agency.otherArtist.id] }) });
    expect(foreign).toMatchObject({ status: 400, body: { errors: [{ code: 'choice', field: 'artistIds.0' }] } });
  });

  test('is heard by the agent whose artist was asked for', async () => {
    const { artist } = agency;
    const before = await artistStore.get(agency, artist.id);
    await artistStore.update(stamp(), before, { ...before, ownerId: agent().user.id });
    const { id, owner } = await ok(routes.get, agent(), { params: await ask() });
    expect(owner.userId).toBe(agent().user.id);
    expect(await heard(id, agent())).toMatchObject({ kind: 'dateAsked', target: `/show/${id}` });
    expect(await heard(id, agency.users.administrator)).toBeUndefined();
  });

  test('is heard by those who run the agency where the artist has no agent', async () => {
    const before = await artistStore.get(agency, agency.artist.id);
    await artistStore.update(stamp(), before, { ...before, ownerId: undefined });
    const { id } = await ask();
    expect(await heard(id, agency.users.administrator)).toMatchObject({ kind: 'dateAsked', target: `/show/${id}` });
    expect(await heard(id, agent())).toBeUndefined();
  });

  test('takes no day and no place in the queue before somebody approves it', async () => {
    const night = { start: '2027-08-14T20:00', end: '2027-08-14T22:00' };
    const { id, rev } = await ask(night);
    const waiting = await ok(routes.list, agent(), { body: { filters: [REQUESTED] } });
    expect(waiting.rows.map((row) => row.id)).toContain(id);
    const days = { from: '2027-08-14', to: '2027-08-14' };
    const planned = await ok(planningContract.routes.appointments, outside, { body: days });
    expect(planned.appointments).toMatchObject([{ id, phase: 'options', rank: 0 }]);
    const within = await ok(planningContract.routes.appointments, agent(), { body: days });
    expect(within.appointments).toEqual([]);
    const options = async () => {
      const body = { artistId: agency.artist.id, date: '2027-08-14' };
      const { days: marked } = await ok(routes.minicalendar, agent(), { body });
      return marked.find(({ date }) => date === '2027-08-14')?.options;
    };
    expect(await options()).toBe(0);
    const option = await insert({ ...night, statusId: agency.status('Option').id });
    expect(option.rank).toBe(1);

    const approved = await ok(routes.approve, agent(), { body: { showId: id, rev } });
    expect(approved).toMatchObject({ rank: 2, owner: { userId: agent().user.id } });
    expect(approved.isPreliminary).toBeUndefined();
    expect(await options()).toBe(2);
  });

  test('hears that the agency declined, and why', async () => {
    const { id, rev } = await ask();
    const body = { showId: id, rev, reason: 'The band is off that week' };
    expect(refusal(await call(routes.decline, agency.users.assistant, { body }))).toBe('403 denied');
    expect(refusal(await call(routes.decline, outside, { body }))).toMatch(/^40[34]/);
    expect(refusal(await call(routes.decline, agent(), { body: { ...body, rev: rev + 1 } }))).toBe('409 stale');
    await ok(routes.decline, agent(), { body });
    expect(refusal(await call(routes.get, agent(), { params: { id } }))).toBe('404 notFound');
    await workOff({ tenantId: agency.tenantId, entity: 'show', id }, 'notify');
    const told = (await notificationsOf(agency.tenantId, outside.user.id)).find(({ kind }) => kind === 'dateDeclined');
    expect(told?.subject).toContain('The band is off that week');
    const kept = await ask();
    const approved = await ok(routes.approve, agent(), { body: { showId: kept.id, rev: kept.rev } });
    const late = { body: { showId: kept.id, rev: approved.rev } };
    expect(refusal(await call(routes.decline, agent(), late))).toBe('409 show.approved');
  });

  test('is picked for linked artists alone', async () => {
    const body = { keyword: agency.artist.name };
    const found = await ok(routes.requestArtists, outside, { body });
    expect(found.items.map(({ key }) => key)).toContain(agency.artist.id);
    const strange = await ok(routes.requestArtists, outside, { body: { keyword: agency.otherArtist.name } });
    expect(strange.items.map(({ key }) => key)).not.toContain(agency.otherArtist.id);
    const seen = await ok(routes.requestArtists, agency.users.promoter, { body: {} });
    expect(seen.items.map(({ key }) => key)).toEqual([agency.artist.id]);
  });

  test('learns nothing by order or filter of what the rows do not show', async () => {
    const filter = (field: string) => ({ filters: [{ field, relation: 'anyOf', values: [agency.tag.id] }] }) as never;
    const byFee = { sort: { by: 'fee' } } as never;
    for (const list of [routes.list, routes.externalList]) {
      expect(refusal(await call(list, outside, { body: byFee }))).toBe('400 choice');
      expect(refusal(await call(list, agency.users.readOnly, { body: byFee }))).toBe('400 choice');
      await ok(list, agent(), { body: byFee });
      for (const field of ['tag', 'agent', 'products'])
        expect(refusal(await call(list, outside, { body: filter(field) })), field).toBe('400 choice');
    }
    await ok(routes.list, agency.users.readOnly, { body: filter('tag') });
    expect(refusal(await call(routes.list, agency.users.readOnly, { body: filter('products') }))).toBe('400 choice');
    for (const field of ['tag', 'status', 'agent'])
      expect(refusal(await call(productionContract.routes.list, agency.users.artist, { body: filter(field) }))).toBe(
        '400 choice',
      );
    for (const field of ['tag', 'status'])
      expect(refusal(await call(artistContract.routes.list, agency.users.artist, { body: filter(field) }))).toBe(
        '400 choice',
      );
  });

  test('asks by no free field that stays inside', async () => {
    const { administrator } = agency.users;
    const [mainArea, name] = ['show' as const, 'Margin'];
    const { id: categoryId } = await ok(freeFieldCategoryContract.routes.create, administrator, {
      body: { name, mainArea },
    });
    const field = await ok(freeFieldContract.routes.create, administrator, {
      body: { mainArea, categoryId, name, type: 'number', inList: true },
    });
    const { id } = await insert({ freeFields: { [field.id]: 7 } });
    const body = { filters: [{ field: freeName(field.id), relation: 'between', values: ['6', '8'] }] } as never;
    const found = async (who: TestUser) => (await ok(routes.list, who, { body })).rows.map((row) => row.id);
    expect(await found(agent())).toEqual([id]);
    expect(await found(outside)).toEqual([]);
  });

  test('says nothing of fee, status, owner or internal notes', async () => {
    for (const more of [
      { fee: { minor: 1, currency: 'EUR' } },
      { statusId: agency.status('Confirmed').id },
      { ownerId: agent().user.id },
      { internalNotes: 'x' },
    ])
      expect(refusal(await call(routes.externalInsert, outside, { body: { ...asked(), ...more } }))).toBe(
        '400 unknownField',
      );
  });

  test('changes time, place and shared notes; all else stays', async () => {
    const products = [{ name: 'Backline', quantity: 1, price: { minor: 100, currency: 'EUR' } }];
    const both = [agency.artist.id, agency.otherArtist.id];
    const { id } = await ask();
    const { rev } = await ok(routes.get, agent(), { params: { id } });
    const ours = { artistIds: both, fee: { minor: 500, currency: 'EUR' as const }, internalNotes: 'in', products };
    const show = await ok(routes.update, agent(), {
      body: { ...showInput(agency, { promoterId: agency.company.id, ...ours }), id, rev },
    });
    const { artistIds: _a, ...fields } = asked({ start: '2027-05-22T20:00', end: '2027-05-22T23:00' });
    const body = { ...fields, id: show.id, rev: show.rev, externalNotes: 'Yard' };
    const changed = await ok(routes.externalUpdate, outside, { body });
    expect(changed).not.toHaveProperty('internalNotes');
    expect(changed.fee).toBeUndefined();
    const internal = await ok(routes.get, agent(), { params: { id: show.id } });
    expect(internal).toMatchObject({ start: '2027-05-22T20:00', fee: { minor: 500 }, internalNotes: 'in', products });
    expect(internal).toMatchObject({ statusId: show.statusId, externalNotes: 'Yard', owner: show.owner });
    expect(internal.artists.map(({ artistId }) => artistId)).toEqual(both);
    expect(internal.venue).toBeUndefined();
  });

  test('reads no more of a newer state than of the show itself, and nothing of what is not theirs', async () => {
    const show = await insert({ fee: { minor: 500, currency: 'EUR' }, internalNotes: 'secret' });
    const { artistIds: _a, ...fields } = asked();
    const stale = await call(routes.externalUpdate, outside, { body: { ...fields, id: show.id, rev: 99 } });
    expect(refusal(stale)).toBe('409 stale');
    expect(JSON.stringify(stale.body)).not.toMatch(/secret|"minor"/);
    const other = await insert({ artistIds: [agency.otherArtist.id] });
    for (const rev of [other.rev, 99]) {
      const answer = await call(routes.externalUpdate, outside, { body: { ...fields, id: other.id, rev } });
      expect(refusal(answer)).toBe('404 notFound');
    }
  });

  test('changes no confirmed show, and no show of their company that they did not ask for', async () => {
    const { artistIds: _a, ...fields } = asked({ start: '2027-05-25T20:00', end: '2027-05-25T22:00' });
    const refused = async (id: string) => {
      const { rev } = await ok(routes.get, agent(), { params: { id } });
      expect(refusal(await call(routes.externalUpdate, outside, { body: { ...fields, id, rev } }))).toBe(
        '409 show.notYourRequest',
      );
      expect((await ok(routes.get, agent(), { params: { id } })).rev).toBe(rev);
    };
    await refused((await insert()).id);
    const { id } = await ask();
    const { rev } = await ok(routes.get, agent(), { params: { id } });
    const approved = await ok(routes.approve, agent(), { body: { showId: id, rev } });
    const body = { rev: approved.rev, statusId: agency.status('Confirmed').id };
    await ok(routes.setStatus, agent(), { params: { id }, body });
    await refused(id);
  });

  test('asks for a date in the name of a company of theirs, and of no other', async () => {
    const made = await ok(routes.get, agent(), { params: await ask() });
    expect(made.promoter?.companyId).toBe(agency.company.id);
    const foreign = { body: asked({ promoterId: agency.venue.id }) };
    expect(refusal(await call(routes.externalInsert, outside, foreign))).toBe('400 choice');
    const [role, artistIds] = ['promoter' as const, [agency.artist.id]];
    const nobody = await makeSignedIn(agency.tenantId, { role, artistIds, permissions: ['show.read', 'show.create'] });
    expect(refusal(await call(routes.externalInsert, nobody, { body: asked() }))).toBe('409 show.noCompany');
  });

  test('may not use the calls of the agency', async () => {
    const show = await insert();
    const update = { ...showInput(agency), id: show.id, rev: show.rev };
    const denied = [
      await call(routes.insert, outside, { body: showInput(agency) }),
      await call(routes.update, outside, { body: update }),
      await call(routes.insertRun, outside, { body: { ...showInput(agency), dates: ['2027-06-01'] } }),
      await call(routes.copyDates, outside, { params: { id: show.id }, body: { dates: ['2027-06-01'] } }),
      await call(routes.setStatus, outside, { params: { id: show.id }, body: { rev: 1, statusId: show.statusId } }),
      await call(routes.updateTags, outside, { body: { showId: show.id, rev: 1, tagIds: [] } }),
    ];
    expect(denied.map(refusal)).toEqual(denied.map(() => '403 denied'));
  });

  test('lists what is linked, with nothing of the inside', async () => {
    const team = [{ userId: agency.users.assistant.user.id, role: 'agent' as const }];
    await insert({ start: '2027-07-01T20:00', end: '2027-07-01T22:00', team, signerId: agency.company.id });
    const { rows } = await ok(routes.externalList, outside, { body: { perPage: 200 } });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ artists }) => artists.some(({ artistId }) => artistId === agency.artist.id))).toBe(true);
    for (const hidden of ['team', 'signer', 'fee', 'products']) expect(rows.some((row) => hidden in row)).toBe(false);
    const internal = (await ok(routes.externalList, agent(), { body: { perPage: 200 } })).rows;
    expect(internal.some((row) => 'team' in row)).toBe(false);
  });
});
