import { beforeAll, describe, expect, test } from 'vitest';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import type { Contract } from '#shared/domains/agreements/contract/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { type Agency, makeAgency, makeCompany } from '#test/support/fixtures.ts';
import { promised } from '#test/support/outbox.ts';
import { makeShow, putOnPaper, sendInput, written } from './agency.ts';

const { routes } = contractContract;
let agency: Agency;
let other: Agency;
beforeAll(async () => {
  [agency, other] = [await makeAgency(), await makeAgency()];
});
const agent = () => agency.users.agent;

/** A show of the tour, so many days into it. */
function nightOf(day: number, more: Parameters<typeof makeShow>[1] = {}) {
  const date = addDays('2027-05-01', day);
  return makeShow(agency, { start: `${date}T20:00`, end: `${date}T22:00`, ...more });
}
async function tour(count: number) {
  const shows = [];
  for (let day = 0; day < count; day++) shows.push(await nightOf(day));
  const [first, ...others] = shows.map(({ id }) => id);
  if (!first) throw new Error('no show');
  return { showId: first, otherShowIds: others };
}
const inputOf = ({ locale, template, document }: Contract) => {
  const { number: _number, locale: _locale, version: _version, ...input } = document;
  return { locale, template, document: input };
};
const idsOf = ({ show, otherShows = [] }: Contract) => [show, ...otherShows].map(({ showId }) => showId);
const ofShow = async (showId: string) => {
  const filters = [{ field: 'show' as const, values: [showId] }];
  return (await ok(routes.list, agent(), { body: { filters } })).rows.map(({ id }) => id);
};

test('a contract of several shows has a schedule, a fee for each, and is a document of each', async () => {
  const chosen = await tour(3);
  const [second = '', third = ''] = chosen.otherShowIds;
  // Chosen in another order, and one of them twice.
  const body = { showId: third, otherShowIds: [chosen.showId, second, third] };
  const made = await ok(routes.create, agent(), { body });
  expect(idsOf(made)).toEqual([chosen.showId, second, third]);
  expect(made.document.shows?.map(({ date }) => date)).toEqual(['2027-05-01', '2027-05-02', '2027-05-03']);
  expect(made.document.lines.map(({ net, showId }) => [net, showId])).toEqual(idsOf(made).map((id) => [1_250_000, id]));
  expect(made.document.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(4_087_500);
  for (const id of idsOf(made)) expect(await ofShow(id)).toContain(made.id);
});

describe('shows that do not belong in one contract are refused by name', () => {
  test('another party, another currency', async () => {
    const { showId } = await tour(1);
    const company = await makeCompany(agency.tenantId, {
      name: 'Other promoter',
      roles: ['promoter'],
      address: { countryId: 'NL' },
    });
    const foreign = await nightOf(3, { promoterId: company.id, contactId: undefined });
    const pounds = await nightOf(4, { fee: { minor: 100, currency: 'GBP' } });
    for (const [show, code] of [
      [foreign, 'contract.otherParty'],
      [pounds, 'contract.otherCurrency'],
    ] as const) {
      const answer = await call(routes.create, agent(), { body: { showId, otherShowIds: [show.id] } });
      expect(refusal(answer)).toBe(`400 ${code}`);
      expect(answer.body.errors?.[0]?.message).toContain(show.number);
    }
  });
  test('a show of another agency, and one in the archive, at its place', async () => {
    const chosen = await tour(2);
    const foreign = await makeShow(other);
    const gone = await nightOf(5);
    await ok(showContract.routes.remove, agency.users.administrator, { params: { id: gone.id } });
    for (const id of [foreign.id, gone.id]) {
      const body = { ...chosen, otherShowIds: [...chosen.otherShowIds, id] };
      const answer = await call(routes.create, agent(), { body });
      expect(refusal(answer)).toBe('404 notFound');
      expect(answer.body.errors?.[0]?.field).toBe('otherShowIds.1');
    }
  });
});

test('fifty shows are one contract, fifty-one are refused', async () => {
  const chosen = await tour(50);
  const made = await ok(routes.create, agent(), { body: chosen });
  expect(idsOf(made)).toHaveLength(50);
  expect(made.document.lines).toHaveLength(50);
  const saved = await ok(routes.update, agent(), {
    params: { id: made.id },
    body: { rev: made.rev, ...inputOf(made) },
  });
  expect(saved.document.payments).toEqual(made.document.payments);
  const more = { ...chosen, otherShowIds: [...chosen.otherShowIds, (await nightOf(60)).id] };
  expect((await call(routes.create, agent(), { body: more })).status).toBe(400);
  const printed = await putOnPaper(agency, made.id);
  expect(printed.rendered.state).toBe('ready');
}, 120_000);

describe('the shows of a draft', () => {
  const setShows = (contract: Contract, ids: readonly string[], rev = contract.rev) => {
    const [showId = '', ...otherShowIds] = ids;
    return call(routes.setShows, agent(), { params: { id: contract.id }, body: { rev, showId, otherShowIds } });
  };
  test('come and go with their lines; the author’s lines of those that stay do not change', async () => {
    const chosen = await tour(2);
    const made = await ok(routes.create, agent(), { body: chosen });
    const input = inputOf(made);
    const lines = input.document.lines.map((line) => ({ ...line, net: 777 }));
    const document = { ...input.document, lines, payments: [] };
    const edited = await ok(routes.update, agent(), {
      params: { id: made.id },
      body: { rev: made.rev, ...input, document },
    });
    const third = await nightOf(9);
    const [second = ''] = chosen.otherShowIds;
    const { status, body } = await setShows(edited, [second, third.id]);
    expect(status).toBe(200);
    expect(body.document.lines.map(({ net }) => net)).toEqual([777, 1_250_000]);
    expect(await ofShow(chosen.showId)).not.toContain(made.id);
    expect(await ofShow(third.id)).toContain(made.id);
    const one = (await setShows(body as Contract, [third.id])).body as Contract;
    expect(one).not.toHaveProperty('otherShows');
    expect(one.document).not.toHaveProperty('shows');
    expect(one.document.show).toMatchObject({ date: '2027-05-10', start: '20:00' });
  });
  test('are changed by one of two writers only, and never by a form', async () => {
    const made = await ok(routes.create, agent(), { body: await tour(2) });
    const [a, b] = [await nightOf(11), await nightOf(12)];
    const answers = await Promise.all([setShows(made, [...idsOf(made), a.id]), setShows(made, [...idsOf(made), b.id])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const now = await ok(routes.get, agent(), { params: { id: made.id } });
    expect(idsOf(now)).toHaveLength(3);
    const input = inputOf(now);
    const document = { ...input.document, shows: input.document.shows?.slice(1) };
    const body = { rev: now.rev, ...input, document };
    expect(refusal(await call(routes.update, agent(), { params: { id: now.id }, body }))).toBe('400 choice');
  });
  test('are left and linked again together', async () => {
    const made = await ok(routes.create, agent(), { body: await tour(2) });
    const params = { id: made.id };
    const left = await ok(routes.unlinkShow, agent(), { params, body: { rev: made.rev } });
    for (const id of idsOf(made)) expect(await ofShow(id)).not.toContain(made.id);
    const [showId = '', ...otherShowIds] = idsOf(made);
    const back = await ok(routes.linkShow, agent(), { params, body: { rev: left.rev, showId, otherShowIds } });
    expect(back.document).toEqual(made.document);
    for (const id of idsOf(made)) expect(await ofShow(id)).toContain(made.id);
  });
});

test('a sent contract keeps its shows, and moves each that may move, once', async () => {
  const statusId = agency.status('Confirmed').id;
  const [free, locked, option] = [
    await nightOf(20, { statusId }),
    await nightOf(21, { statusId }),
    await nightOf(22, { statusId: agency.status('Option').id }),
  ];
  const { rev } = await ok(showContract.routes.get, agent(), { params: { id: locked.id } });
  await ok(showContract.routes.lock, agent(), { params: { id: locked.id }, body: { rev } });
  const body = { showId: free.id, otherShowIds: [locked.id, option.id] };
  const made = await putOnPaper(agency, (await ok(routes.create, agent(), { body })).id);
  const { contract: sent } = await ok(routes.send, agent(), sendInput(made));
  const statusOf = async (id: string) => {
    const show = await ok(showContract.routes.get, agent(), { params: { id } });
    return [agency.statuses.find((one) => one.id === show.statusId)?.name, show.rev];
  };
  const before = await statusOf(locked.id);
  const moveShows = async () => {
    for (const { payload } of await promised(written(agency, made.id), 'showMoment'))
      await deliver(agency.tenantId, 'showMoment', payload);
  };
  await moveShows();
  const [moved, movedRev] = await statusOf(free.id);
  expect(moved).toBe('Contract sent');
  expect(await statusOf(locked.id)).toEqual(before);
  expect((await statusOf(option.id))[0]).toBe('Option');
  // A message that comes again changes nothing.
  await moveShows();
  expect(await statusOf(free.id)).toEqual([moved, movedRev]);
  const change = { params: { id: made.id }, body: { rev: sent.rev, showId: free.id, otherShowIds: [] } };
  expect(refusal(await call(routes.setShows, agent(), change))).toBe('409 contract.frozen');
});

test('says which of its shows is deleted or cancelled', async () => {
  const made = await ok(routes.create, agent(), { body: await tour(2) });
  const [kept = '', gone = ''] = idsOf(made);
  const before = await ok(routes.showProposal, agent(), { params: { id: made.id } });
  expect(before.document?.shows).toEqual(made.document.shows);
  await ok(showContract.routes.remove, agency.users.administrator, { params: { id: gone } });
  const after = await ok(routes.showProposal, agent(), { params: { id: made.id } });
  expect(after).not.toHaveProperty('document');
  expect(after.shows.map(({ showId, isGone }) => [showId, isGone])).toEqual([
    [kept, false],
    [gone, true],
  ]);
});
