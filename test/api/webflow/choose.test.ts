import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#functions/platform/data/id.ts';
import { webflowContract } from '#shared/domains/booking/webflow/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { promised } from '#test/support/outbox.ts';
import { COLLECTION, SITE, webflow } from '#test/support/webflow.ts';
import { announce, choice, connectedAgency, FIELDS, publishingAgency, shown } from './agency.ts';

const { collections, endDates, fields, get, remove, saveDates, sites, syncDates } = webflowContract.routes;
const service = await webflow();
const { state } = service;
afterAll(service.stop);
beforeEach(service.reset);

const heal = (tenantId: string) => deliver(tenantId, 'webflowSync', { heals: true });

describe('choosing a collection', () => {
  it('offers the sites, their collections, and fields that fit by their names', async () => {
    const { administrator } = (await connectedAgency()).users;
    expect(await ok(sites, administrator, {})).toEqual({ rows: [{ id: SITE, name: 'Night Shift' }] });
    const shows = { rows: [{ id: COLLECTION, name: 'Shows' }] };
    expect(await ok(collections, administrator, { query: { siteId: SITE } })).toEqual(shows);
    const found = await ok(fields, administrator, { query: { collectionId: COLLECTION } });
    expect(found.suggested).toEqual(FIELDS);
    expect(found.fields).toContainEqual({ slug: 'town', name: 'Town', type: 'PlainText', isRequired: false });
  });

  it('keeps it with its names, and promises a run', async () => {
    const agency = await connectedAgency();
    const { administrator } = agency.users;
    const kept = await ok(saveDates, administrator, choice({ fields: { date: 'show-date', city: '' } }));
    expect(kept).toMatchObject({
      target: {
        site: { name: 'Night Shift' },
        collection: { name: 'Shows' },
        fields: { date: { slug: 'show-date', type: 'DateTime' } },
      },
      items: 0,
      rev: 1,
    });
    expect(kept.target?.fields).not.toHaveProperty('city');
    const of = { tenantId: agency.tenantId, entity: 'webflow', id: newId(new Date(), 1) };
    expect(await promised(of, 'webflowSync')).toHaveLength(1);
    await ok(syncDates, administrator, {});
    expect(await promised(of, 'webflowSync')).toHaveLength(2);
    expect(refusal(await call(saveDates, administrator, choice({ rev: 0 })))).toBe('409 stale');
  });

  it('refuses fields that cannot take their part, and what is not there', async () => {
    const { administrator } = (await connectedAgency()).users;
    const tried = async (more: object) => refusal(await call(saveDates, administrator, choice(more)));
    expect(await tried({ fields: { date: 'poster' } })).toBe('400 choice');
    expect(await tried({ fields: { city: 'slug' } })).toBe('400 choice');
    expect(await tried({ fields: { city: 'town', venue: 'town' } })).toBe('400 webflow.fieldTwice');
    expect(await tried({ siteId: COLLECTION })).toBe('409 webflow.gone');
    expect(await tried({ collectionId: SITE })).toBe('400 choice');
    expect(await tried({ collectionId: '../x' })).toBe('400 choice');
    state.isRequired = true;
    expect(await tried({})).toBe('400 webflow.requiredField');
    expect((await ok(webflowContract.routes.dates, administrator, {})).target).toBeUndefined();
  });

  it('says in words why Webflow tells nothing', async () => {
    const { administrator } = (await connectedAgency()).users;
    state.token = 'another';
    expect(refusal(await call(sites, administrator, {}))).toBe('409 webflow.notAllowed');
    state.due = Array(3).fill({ on: 'GET', answer: [503, ''] });
    expect(refusal(await call(sites, administrator, {}))).toBe('503 webflow.noAnswer');
  });

  it('needs a connection, and the right', async () => {
    const { administrator, agent } = (await makeAgency()).users;
    expect(await ok(webflowContract.routes.dates, administrator, {})).toEqual({ rev: 0, isConnected: false, items: 0 });
    expect(refusal(await call(sites, administrator, {}))).toBe('409 webflow.notConnected');
    expect(refusal(await call(saveDates, administrator, choice()))).toBe('409 webflow.notConnected');
    expect(refusal(await call(syncDates, administrator, {}))).toBe('409 webflow.noCollection');
    expect(refusal(await call(saveDates, agent, choice()))).toBe('403 denied');
    expect(state.asked).toEqual([]);
  });
});

describe('ending', () => {
  it('leaves the items, which the next connection finds again', async () => {
    const agency = await publishingAgency();
    await announce(agency, '05-21');
    await heal(agency.tenantId);
    const ended = await ok(endDates, agency.users.administrator, { body: { rev: 1, keepsItems: true } });
    expect(ended).toEqual({ rev: 2, isConnected: true, items: 0 });
    expect(state.items).toHaveLength(1);
    await heal(agency.tenantId);
    await ok(saveDates, agency.users.administrator, choice({ rev: 2 }));
    await heal(agency.tenantId);
    expect(state.items).toHaveLength(1);
    expect((await shown(agency)).items).toBe(1);
  });

  it('takes the items along if asked, and no others', async () => {
    const agency = await publishingAgency();
    await announce(agency, '05-21');
    await heal(agency.tenantId);
    const own = { id: 'f'.repeat(24), data: { name: 'Gala', slug: 'gala' }, live: { name: 'Gala', slug: 'gala' } };
    state.items.push(own);
    await ok(endDates, agency.users.administrator, { body: { rev: 1, keepsItems: false } });
    expect(state.items).toEqual([own]);
  });

  it('of the connection ends publishing too, and fails where Webflow keeps the items', async () => {
    const agency = await publishingAgency();
    const { administrator } = agency.users;
    await announce(agency, '05-21');
    await heal(agency.tenantId);
    const body = { rev: 1, keepsItems: false };
    state.token = 'another';
    expect(refusal(await call(remove, administrator, { body }))).toBe('409 webflow.notAllowed');
    expect((await ok(get, administrator, {})).connection).toBeDefined();
    service.reset();
    await ok(remove, administrator, { body });
    expect(await shown(agency)).toMatchObject({ isConnected: false, items: 0 });
    expect((await shown(agency)).target).toBeUndefined();
  });
});
