import { describe, expect, it } from 'vitest';
import { changeLink } from '#functions/domains/relations/link/store.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { makeShow } from '#test/api/guest-list/list.ts';
import { Visitor } from '#test/api/link/door.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency, makeSignedIn, unknownId } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { linksTo, listWith, opened, openedFor, routes, secretFor, secretIn, sendMails, VERA } from './links.ts';

const [post, agency, other] = await Promise.all([mailbox(), makeAgency(), makeAgency()]);
const { agent, readOnly } = agency.users;
const { share, links, copy, withdraw, renew, door } = routes;
const body = { name: 'Vera', locale: 'en' as const, use: 'request' as const };

describe('links of a list', () => {
  it('are made by those who may change it, for a place of the list', async () => {
    const { id } = await listWith(agency);
    const foreign = await listWith(agency);
    const params = { id };
    const wrong = async (more: object) => {
      const answer = await call(share, agent, { params, body: { ...body, ...more } });
      return [refusal(answer), answer.body.errors?.[0]?.field];
    };
    expect(await wrong({ placeId: foreign.place.id })).toEqual(['400 choice', 'placeId']);
    expect(await wrong({ name: '' })).toEqual(['400 required', 'name']);
    expect(await wrong({ email: 'nobody' })).toEqual(['400 email', 'email']);
    expect(refusal(await call(share, readOnly, { params, body }))).toBe('403 denied');
    const stranger = other.users.administrator;
    expect(refusal(await call(share, stranger, { params, body }))).toBe('404 notFound');
    expect(refusal(await call(links, stranger, { params }))).toBe('404 notFound');
    expect(refusal(await call(share, agent, { params: { id: unknownId() }, body }))).toBe('404 notFound');
    const outside = await makeSignedIn(agency.tenantId, {
      role: 'artist',
      permissions: ['show.read', 'guestList.read', 'guestList.update'],
      artistIds: [agency.artist.id],
    });
    expect(refusal(await call(links, outside, { params }))).toBe('403 denied');
  });

  it('are copied, withdrawn and renewed; all earlier secrets stay dead', async () => {
    const { id } = await listWith(agency);
    const first = await secretFor(agency, id, {});
    const { rows } = await ok(links, agent, { params: { id } });
    const params = { id, linkId: rows[0]?.id ?? '' };
    const { url } = await ok(copy, agent, { params, body: {} });
    const second = url.split('/').at(-1) ?? '';
    expect((await opened(second)).seen.recipientName).toBe('Vera');
    expect(refusal(await call(renew, agent, { params, body: {} }))).toBe('409 link.live');
    await ok(withdraw, agent, { params, body: {} });
    for (const secret of [first, second]) expect((await new Visitor().call(door, secret)).body.state).toBe('withdrawn');
    expect(refusal(await call(copy, agent, { params, body: {} }))).toBe('403 link.ended');
    expect(await ok(renew, agent, { params, body: {} })).toMatchObject({ state: 'live' });
    expect((await new Visitor().call(door, first)).body.state).toBe('withdrawn');
    const again = await ok(copy, agent, { params, body: {} });
    expect((await new Visitor().call(door, again.url.split('/').at(-1) ?? '')).body.state).toBe('live');
    const elsewhere = await listWith(agency);
    expect(refusal(await call(withdraw, agent, { params: { ...params, id: elsewhere.id }, body: {} }))).toBe(
      '404 notFound',
    );
  });

  it('are mailed anew when they are renewed, and can be asked for', async () => {
    const { id } = await listWith(agency);
    await ok(share, agent, { params: { id }, body: { ...VERA, use: 'door' } });
    await sendMails(agency, id);
    const old = secretIn(post.mails);
    const [link] = await linksTo(agency, id);
    if (!link) throw new Error('no link');
    await changeLink(link, (now) => ({ ...now, expiresAt: '2026-01-01T00:00:00.000Z' }));
    expect((await new Visitor().call(door, old)).body.state).toBe('expired');
    expect((await new Visitor().call(routes.askAgain, old, {})).body).toEqual({ ok: true });
    await ok(renew, agent, { params: { id, linkId: link.id }, body: {} });
    await sendMails(agency, id);
    expect(secretIn(post.mails)).not.toBe(old);
    expect((await new Visitor().call(door, secretIn(post.mails))).body).toMatchObject({ state: 'live', use: 'door' });
  });

  it('end with the list, and come back with it', async () => {
    const { id } = await listWith(agency);
    const { secret, visitor } = await openedFor(agency, id, { use: 'door' });
    await ok(guestListContract.routes.remove, agent, { params: { id } });
    expect((await new Visitor().call(door, secret)).body.state).toBe('withdrawn');
    expect(refusal(await visitor.call(routes.see, secret, {}))).toBe('403 link.ended');
    await ok(guestListContract.routes.restore, agent, { params: { id } });
    expect((await visitor.call(routes.see, secret, {})).status).toBe(200);
  });

  it('follow their show, end with it, and are not given for one that is over', async () => {
    const show = await makeShow(agency);
    const { id } = await listWith(agency, {}, show.id);
    await secretFor(agency, id, {});
    const endOf = async () => (await linksTo(agency, id)).map(({ expiresAt, state }) => [state, expiresAt]);
    const before = await endOf();
    const move = { rev: show.rev, start: '2027-06-04T20:00', end: '2027-06-04T22:00' };
    const { rev } = await ok(showContract.routes.move, agent, { params: { id: show.id }, body: move });
    await deliver(agency.tenantId, 'showChanged', { id: show.id });
    expect(before[0]?.[1]).not.toBe((await endOf())[0]?.[1]);
    expect(await endOf()).toEqual([['live', '2027-06-05T09:00:00.000Z']]);
    expect(rev).toBe(show.rev + 1);
    await ok(showContract.routes.remove, agent, { params: { id: show.id } });
    await deliver(agency.tenantId, 'showChanged', { id: show.id });
    expect((await endOf())[0]?.[0]).toBe('withdrawn');
    const past = await makeShow(agency, { start: '2025-06-04T20:00', end: '2025-06-04T22:00' });
    const late = await listWith(agency, {}, past.id);
    expect(refusal(await call(share, agent, { params: { id: late.id }, body }))).toBe('409 guestListLink.over');
  });
});
