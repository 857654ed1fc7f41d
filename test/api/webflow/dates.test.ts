import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { publicDatesContract } from '#shared/domains/booking/public-dates/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { inputOf } from '#shared/domains/booking/show/input.ts';
import { webflowContract } from '#shared/domains/booking/webflow/contract.ts';
import { ok } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import type { Agency } from '#test/support/fixtures.ts';
import { NEXT_YEAR } from '#test/support/next-year.ts';
import { promised } from '#test/support/outbox.ts';
import { webflow } from '#test/support/webflow.ts';
import { announce, publishingAgency, shown } from './agency.ts';

const { get, save } = webflowContract.routes;
const service = await webflow();
const { state } = service;
afterAll(service.stop);
beforeEach(service.reset);

const heal = ({ tenantId }: Agency) => deliver(tenantId, 'webflowSync', { heals: true });
const follow = ({ tenantId }: Agency) => deliver(tenantId, 'webflowSync', { heals: false });
const live = () => state.items.flatMap(({ live: seen }) => (seen ? [seen] : []));
const writes = () => state.asked.filter((line) => !line.startsWith('GET'));
/** A run of the job at a time of its own. */
async function runAt({ tenantId }: Agency, now: Date): Promise<void> {
  const { syncDates } = await import('#functions/domains/booking/webflow/public/sync.ts');
  await syncDates({ tenantId, now, actor: { userId: 'system', name: 'Backline' } }, true);
}
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('public dates at Webflow', () => {
  it('are made once, changed where they differ, and removed with their show', async () => {
    const agency = await publishingAgency();
    const show = await announce(agency, '05-21', { ticketUrl: 'tickets.example/a' });
    await announce(agency, '06-01', { announceAt: undefined });
    await heal(agency);
    expect(live()).toEqual([
      {
        name: 'First Artist, Lisboa',
        slug: expect.stringMatching(new RegExp(`^first-artist-${NEXT_YEAR}-05-21-lisboa-[0-9a-f]{12}$`)),
        band: 'First Artist',
        'show-date': `${NEXT_YEAR}-05-21T12:00:00.000Z`,
        venue: 'Test Hall',
        town: 'Lisboa',
        country: 'Portugal',
        'ticket-link': 'https://tickets.example/a',
        'sold-out': false,
      },
    ]);
    expect(await shown(agency)).toMatchObject({ items: 1, last: { outcome: 'ok', isPartial: false, made: 1 } });

    const slug = live()[0]?.slug;
    state.asked = [];
    await heal(agency);
    expect(writes()).toEqual([]);
    await follow(agency);
    expect(state.asked).toHaveLength(2);

    const { id, rev } = show;
    const times = { start: `${NEXT_YEAR}-05-22T20:00`, end: `${NEXT_YEAR}-05-22T22:00` };
    const body = { ...inputOf(show), ...times, isSoldOut: true, id, rev };
    const moved = await ok(showContract.routes.update, agency.users.administrator, { body });
    expect(await promised({ tenantId: agency.tenantId, entity: 'show', id: show.id }, 'showChanged')).toHaveLength(1);
    await deliver(agency.tenantId, 'showChanged', { id: show.id });
    expect(live()).toMatchObject([{ slug, 'show-date': `${NEXT_YEAR}-05-22T12:00:00.000Z`, 'sold-out': true }]);

    await ok(showContract.routes.remove, agency.users.administrator, { params: { id: moved.id } });
    await follow(agency);
    expect(state.items).toEqual([]);
    expect(await shown(agency)).toMatchObject({ items: 0, last: { removed: 1 } });
  });

  it('leave with the switch of the artist', async () => {
    const agency = await publishingAgency();
    await announce(agency, '05-21');
    await follow(agency);
    expect(live()).toHaveLength(1);
    const { id } = agency.artist;
    await ok(publicDatesContract.routes.set, agency.users.agent, { params: { id }, body: { isOn: false } });
    expect(await promised({ tenantId: agency.tenantId, entity: 'artist', id }, 'webflowSync')).toHaveLength(2);
    await follow(agency);
    expect(state.items).toEqual([]);
  });

  it('of more than a batch come whole, each once', async () => {
    const agency = await publishingAgency();
    const days = Array.from({ length: 26 }, (_, i) => String(i + 1).padStart(2, '0'));
    for (const month of ['02', '03', '04', '05']) for (const day of days) await announce(agency, `${month}-${day}`);
    await heal(agency);
    expect(new Set(live().map(({ slug }) => slug)).size).toBe(104);
    expect(writes()).toHaveLength(2);
    await heal(agency);
    expect(state.items).toHaveLength(104);
    expect(writes()).toHaveLength(2);
  }, 120_000);

  it('that were deleted or unpublished by hand are there again', async () => {
    const agency = await publishingAgency();
    await announce(agency, '05-21');
    await announce(agency, '05-22');
    await heal(agency);
    const [first, second] = state.items;
    const slugs = live().map(({ slug }) => slug);
    state.items = state.items.filter((item) => item !== first);
    if (second) second.live = undefined;
    await heal(agency);
    expect(
      live()
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(slugs.toSorted());
    expect(state.items).toHaveLength(2);
    expect((await shown(agency)).items).toBe(2);
  });

  it('are no double after a run that was killed between the answer and our note', async () => {
    const agency = await publishingAgency();
    await announce(agency, '05-21');
    state.due = [{ on: 'POST', answer: 'break' }];
    await heal(agency);
    expect(state.items).toHaveLength(1);
    expect(await shown(agency)).toMatchObject({ items: 0, last: { outcome: 'unreachable', isPartial: true } });
    await heal(agency);
    expect(state.items).toHaveLength(1);
    expect(await shown(agency)).toMatchObject({ items: 1, last: { outcome: 'ok', made: 0, changed: 1 } });
  });

  it('that a killed run made are removed even if the date was withdrawn meanwhile', async () => {
    const agency = await publishingAgency();
    const show = await announce(agency, '05-21');
    state.due = [{ on: 'POST', answer: 'break' }];
    await heal(agency);
    await ok(showContract.routes.remove, agency.users.administrator, { params: { id: show.id } });
    await follow(agency);
    expect(state.items).toEqual([]);
  });

  it('that Webflow refuses hold up no others', async () => {
    const agency = await publishingAgency();
    for (const day of ['05-21', '05-22', '05-23']) await announce(agency, day);
    state.bad = `${NEXT_YEAR}-05-22T12:00:00.000Z`;
    await heal(agency);
    expect(live()).toHaveLength(2);
    expect((await shown(agency)).last).toMatchObject({ outcome: 'ok', made: 2, refused: ['First Artist, Lisboa'] });
    state.bad = '';
    await heal(agency);
    expect(live()).toHaveLength(3);
  });

  it('are of one agency only', async () => {
    const [one, other] = [await publishingAgency(), await publishingAgency()];
    await announce(one, '05-21');
    await announce(other, '05-22');
    await heal(one);
    await heal(other);
    expect(live()).toHaveLength(2);
    const { id } = one.artist;
    await ok(publicDatesContract.routes.set, one.users.agent, { params: { id }, body: { isOn: false } });
    await heal(one);
    expect(live().map((item) => item['show-date'])).toEqual([`${NEXT_YEAR}-05-22T12:00:00.000Z`]);
    expect([(await shown(one)).items, (await shown(other)).items]).toEqual([0, 1]);
  });
});

describe('a run', () => {
  it('that must wait ends, and none begins before the time', async () => {
    const agency = await publishingAgency();
    await announce(agency, '05-21');
    state.due = [{ on: 'POST', answer: [429, '{"code":"too_many_requests"}', { 'retry-after': '120' }] }];
    await heal(agency);
    expect(writes()).toHaveLength(1);
    expect((await shown(agency)).last).toMatchObject({ outcome: 'busy', isPartial: true });
    state.asked = [];
    await runAt(agency, later(1));
    expect(state.asked).toEqual([]);
    await runAt(agency, later(3));
    expect(live()).toHaveLength(1);
    expect((await shown(agency)).last).toMatchObject({ outcome: 'ok', isPartial: false });
  });

  it('makes no more calls in a minute than Webflow takes', async () => {
    const agency = await publishingAgency();
    await announce(agency, '05-21');
    const now = new Date();
    state.asked = [];
    for (let i = 0; i < 30; i++) await runAt(agency, now);
    expect(state.asked.length).toBe(50);
    expect((await shown(agency)).last).toMatchObject({ outcome: 'ok', isPartial: true });
    await runAt(agency, later(2));
    expect((await shown(agency)).last).toMatchObject({ outcome: 'ok', isPartial: false });
  });

  it('of a revoked token says so, and the job goes on with other agencies', async () => {
    const [one, other] = [await publishingAgency(), await publishingAgency()];
    await announce(one, '05-21');
    await announce(other, '05-22');
    const { connection } = await ok(get, one.users.administrator, {});
    const body = { ...connection, webformId: connection?.webformId ?? '', token: 'revoked', secret: '', rev: 1 };
    await ok(save, one.users.administrator, { body });
    const { handler } = await import('#functions/domains/booking/webflow/jobs/publish.ts');
    await handler();
    expect((await shown(one)).last).toMatchObject({ outcome: 'notAllowed', isPartial: true });
    expect([(await shown(one)).items, (await shown(other)).items]).toEqual([0, 1]);
  });

  it('of a collection that is gone says so', async () => {
    const agency = await publishingAgency();
    state.due = [{ on: 'GET', answer: [404, '{"code":"resource_not_found"}'] }];
    await heal(agency);
    expect((await shown(agency)).last).toMatchObject({ outcome: 'notFound' });
  });
});
