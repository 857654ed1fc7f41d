import { describe, expect, test } from 'vitest';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import type { DealInput } from '#shared/domains/booking/deal/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, showInput, unknownId } from '#test/support/fixtures.ts';

const { routes } = dealContract;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
const agent = () => agency.users.agent;
const makeShow = (more = {}) =>
  ok(showContract.routes.insert, agent(), {
    body: showInput(agency, { fee: { minor: 500_000, currency: 'EUR' }, ...more }),
  });
const showOf = (id: string) => ok(showContract.routes.get, agent(), { params: { id } });

const terms = (more: Partial<Record<keyof DealInput, unknown>> = {}) =>
  ({
    type: 'versusNet',
    currency: 'EUR',
    guarantee: 500_000,
    percentage: 85_000,
    taxRate: 6500,
    tickets: [
      { key: 'early', name: 'Early bird', capacity: 500, sold: 500, price: 2000, feePerTicket: 100 },
      { key: 'door', name: 'Door', capacity: 500, sold: 500, price: 2500, feePerTicket: 100 },
    ],
    expenses: [{ key: 'pa', name: 'PA and lights', amount: 600_000 }],
    deposits: [{ key: 'd1', kind: 'percent', rate: 50_000, due: { rule: 'beforeShow', days: 14 } }],
    ...more,
  }) as DealInput;
const save = (id: string, rev: number, more = {}) =>
  call(routes.update, agent(), { params: { id }, body: { ...terms(more), rev } });
const saved = async (id: string, more = {}) => {
  const { status, body } = await save(id, 0, more);
  if (status !== 200) throw new Error(JSON.stringify(body.errors));
  return body;
};

describe('a deal', () => {
  test('of a show without one is its flat fee with the commission of the artist', async () => {
    const { id } = await makeShow();
    const { deal, figures } = await ok(routes.get, agent(), { params: { id } });
    expect(deal).toMatchObject({ rev: 0, type: 'flat', guarantee: 500_000, currency: 'EUR' });
    expect(deal.commission).toMatchObject({ mode: 'inside', rate: agency.artist.commissionRate });
    expect(figures.now).toMatchObject({ artistGets: 500_000, commission: 75_000, artistFee: 425_000 });
  });

  test('is computed by the server, and the show says its fee in list and sum', async () => {
    const { id } = await makeShow();
    const { deal, figures } = await saved(id);
    expect(deal.rev).toBe(1);
    expect(figures.now).toMatchObject({ net: 2_018_779, artistGets: 1_205_962 });
    expect(figures.deposits).toEqual([{ key: 'd1', amount: 250_000, dueOn: '2027-05-07' }]);
    expect(await showOf(id)).toMatchObject({
      rev: 2,
      dealType: 'versusNet',
      fee: { minor: 500_000, currency: 'EUR' },
      expected: { minor: 1_205_962, currency: 'EUR' },
    });
    const again = await ok(routes.get, agent(), { params: { id } });
    expect(again).toEqual({ deal, figures });
  });

  test('stands in the log of its show, for those who may see it', async () => {
    const { id } = await makeShow();
    await saved(id);
    const [entry] = (await ok(showContract.routes.activity, agent(), { body: { id } })).rows;
    expect(entry?.action).toBe('deal');
    expect(entry?.changes.find(({ field }) => field === 'deal')?.after).toMatchObject({ type: 'versusNet' });
    const reader = await makeSignedIn(agency.tenantId, { role: 'readOnly' });
    const [hidden] = (await ok(showContract.routes.activity, reader, { body: { id } })).rows;
    expect(hidden?.changes.map(({ field }) => field).filter((field) => /deal|fee/.test(field))).toEqual([]);
  });

  test('decides on the fee: the quick fee of the form no longer does', async () => {
    const { id } = await makeShow();
    await saved(id);
    const { rev } = await showOf(id);
    const body = { ...showInput(agency, { fee: { minor: 1, currency: 'USD' } }), id, rev };
    const show = await ok(showContract.routes.update, agent(), { body });
    expect(show).toMatchObject({ dealType: 'versusNet', fee: { minor: 500_000 }, expected: { minor: 1_205_962 } });
  });

  test('goes with a copy of its show, unsigned and uncounted', async () => {
    const { id } = await makeShow();
    await saved(id, { signedOn: '2026-11-01' });
    const copy = await ok(showContract.routes.copy, agent(), { body: { showId: id, start: '2027-09-01T20:00' } });
    expect(copy).toMatchObject({ dealType: 'versusNet', fee: { minor: 500_000 }, expected: { minor: 1_205_962 } });
    const { deal } = await ok(routes.get, agent(), { params: { id: copy.id } });
    expect(deal).toMatchObject({ rev: 1, type: 'versusNet', percentage: 85_000 });
    expect(deal.signedOn).toBeUndefined();
  });

  test('keeps the rate that was agreed', async () => {
    const { id } = await makeShow();
    const { deal } = await saved(id, { currency: 'USD', exchangeRate: '1.0825' });
    expect(deal.exchange).toMatchObject({ base: 'EUR', rate: '1.0825', source: 'manual' });
    const { body } = await save(id, 1, { currency: 'USD', guarantee: 1 });
    expect(body.deal.exchange).toEqual(deal.exchange);
  });
});

describe('refused is', () => {
  test('a stale one, with the newer state', async () => {
    const { id } = await makeShow();
    await saved(id);
    const late = await save(id, 0);
    expect(refusal(late)).toBe('409 stale');
    expect(late.body.current).toMatchObject({ deal: { rev: 1, type: 'versusNet' } });
  });

  test('one of two at once', async () => {
    const { id } = await makeShow();
    const both = await Promise.all([save(id, 0), save(id, 0, { guarantee: 1 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a locked show', async () => {
    const { id, rev } = await makeShow();
    await ok(showContract.routes.lock, agent(), { params: { id }, body: { rev } });
    expect(refusal(await save(id, 0))).toBe('409 show.locked');
  });

  test('whoever may not', async () => {
    const { id } = await makeShow();
    const { readOnly, promoter, artist } = agency.users;
    for (const user of [readOnly, promoter])
      expect(refusal(await call(routes.get, user, { params: { id } }))).toBe('403 denied');
    const body = { ...terms(), rev: 0 };
    expect(refusal(await call(routes.update, artist, { params: { id }, body }))).toBe('403 denied');
    expect(refusal(await call(routes.get, other.users.agent, { params: { id } }))).toBe('404 notFound');
    expect(refusal(await call(routes.update, other.users.agent, { params: { id }, body }))).toBe('404 notFound');
    expect(refusal(await call(routes.get, agent(), { params: { id: unknownId() } }))).toBe('404 notFound');
    const stranger = await makeSignedIn(agency.tenantId, {
      role: 'agent',
      allArtists: false,
      artistIds: [agency.otherArtist.id],
    });
    expect(refusal(await call(routes.get, stranger, { params: { id } }))).toBe('404 notFound');
  });

  test('what is no deal, with its field', async () => {
    const { id } = await makeShow();
    const wrong = async (more: object) => (await save(id, 0, more)).body.errors?.[0];
    const ticket = { key: 'a', name: 'A', capacity: 1, price: 100 };
    expect(await wrong({ guarantee: -1 })).toMatchObject({ code: 'tooSmall', field: 'guarantee' });
    expect(await wrong({ tickets: [{ ...ticket, name: '' }] })).toMatchObject({ field: 'tickets.0.name' });
    expect(await wrong({ tickets: [ticket, ticket] })).toMatchObject({ code: 'exists', field: 'tickets' });
    const half = { kind: 'percent', rate: 60_000, due: { rule: 'beforeShow', days: 1 } };
    const two = [
      { key: 'a', ...half },
      { key: 'b', ...half },
    ];
    expect(await wrong({ deposits: two })).toMatchObject({ code: 'deal.depositsAbove', field: 'deposits' });
    const undated = { ...half, key: 'a', due: { rule: 'fixed', days: 0 } };
    expect(await wrong({ deposits: [undated] })).toMatchObject({ code: 'required', field: 'deposits.0.due.date' });
    const agents = [{ userId: other.users.agent.user.id, weight: 1 }];
    expect(await wrong({ commission: { agents } })).toMatchObject({
      code: 'choice',
      field: 'commission.agents.0.userId',
    });
    expect(await wrong({ surprise: 1 })).toMatchObject({ code: 'unknownField', field: 'surprise' });
  });
});

test('outside nobody sees who shares the commission', async () => {
  const { id } = await makeShow();
  const agents = [{ userId: agent().user.id, weight: 10_000, name: '' }];
  await saved(id, { commission: { rate: 10_000, agents }, notes: 'Between us' });
  const own = await ok(routes.get, agent(), { params: { id } });
  expect(own.deal.commission.agents).toMatchObject([{ name: agent().user.name }]);
  const { deal, figures } = await ok(routes.get, agency.users.artist, { params: { id } });
  expect(deal).toMatchObject({ notes: '', commission: { rate: 10_000, agents: [] } });
  expect(figures.now.agents).toEqual([]);
});
