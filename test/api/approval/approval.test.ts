import { beforeAll, describe, expect, it } from 'vitest';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { callRaw, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, type TestUser } from '#test/support/fixtures.ts';
import { AREAS, done, type Row, setApprovals } from './agency.ts';

let [agency, other] = [undefined as unknown as Agency, undefined as unknown as Agency];
beforeAll(async () => {
  [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  await setApprovals(agency, ['company', 'contact']);
});

it('is asked for nowhere unless the agency says so, and then in that area alone', async () => {
  const add = async (at: (typeof AREAS)[number]) =>
    (await done(at.routes.create, other.users.assistant, { body: at.input('Quiet') })).isPreliminary;
  const added = () => Promise.all(AREAS.map(add));
  expect(await added()).toEqual([undefined, undefined]);
  await setApprovals(other, ['contact']);
  expect(await added()).toEqual([undefined, true]);
  expect((await ok(sessionContract.routes.me, other.users.assistant, {})).tenant.approvals).toEqual(['contact']);
  await setApprovals(other, []);
  expect(await added()).toEqual([undefined, undefined]);
});

describe.each(AREAS)('of a $name', ({ routes, input }) => {
  const add = (by: TestUser, name: string): Promise<Row> => done(routes.create, by, { body: input(name) });
  const waiting = async (value = 'true') => {
    const body = { filters: [{ field: 'preliminary', values: [value] }] };
    const { rows } = (await ok(routes.list, agency.users.agent, { body } as never)) as unknown as { rows: Row[] };
    return rows.map(({ id }) => id);
  };
  const refused = async (by: TestUser, { id, rev }: Row) =>
    refusal(await callRaw(routes.approve, by, { body: { id, rev } }));

  it('is waited for by what somebody adds who may not approve it, whatever they send', async () => {
    const { assistant, agent, administrator } = agency.users;
    const added = await add(assistant, 'Waits');
    expect(added.isPreliminary).toBe(true);
    for (const by of [agent, administrator]) expect((await add(by, 'Ready')).isPreliminary).toBeUndefined();
    const claimed = { body: { ...input('Claims'), isPreliminary: false } };
    expect((await callRaw(routes.create, assistant, claimed)).status).toBe(400);
    expect(await waiting()).toContain(added.id);
    expect(await waiting('false')).not.toContain(added.id);
  });

  it('is given once, by who may, and stands in the log', async () => {
    const { agent, assistant } = agency.users;
    const added = await add(assistant, 'Given once');
    expect(await refused(assistant, added)).toBe('403 denied');
    expect(await refused(other.users.agent, added)).toBe('404 notFound');
    expect(await refused(agent, { ...added, rev: 0 })).toBe('409 stale');
    const approved = await done(routes.approve, agent, { body: { id: added.id, rev: added.rev } });
    expect(approved).toMatchObject({ id: added.id, rev: 2 });
    expect(approved.isPreliminary).toBeUndefined();
    expect(await waiting()).not.toContain(added.id);
    expect(await refused(agent, approved)).toBe('409 approved');
    const log = (await callRaw(routes.activity, agent, { params: { id: added.id } })).body as unknown as {
      rows: { action: string }[];
    };
    expect(log.rows.map(({ action }) => action)).toEqual(['approve', 'create']);
  });

  it('is still waited for after a change, a deletion and its undoing, by whoever makes them', async () => {
    const { agent, assistant } = agency.users;
    const { id, rev } = await add(assistant, 'Kept');
    const params = { id };
    const changed = await done(routes.update, agent, { params, body: { ...input('Kept as it is'), rev } });
    expect(changed.isPreliminary).toBe(true);
    await done(routes.remove, agent, { params });
    expect(await waiting()).not.toContain(id);
    expect(await refused(agent, { id, rev: 3 })).toBe('404 notFound');
    expect((await done(routes.restore, agent, { params })).isPreliminary).toBe(true);
    expect(await waiting()).toContain(id);
  });

  it('a copy asks anew', async () => {
    const { agent, assistant } = agency.users;
    const [waits, ready] = [await add(assistant, 'First'), await add(agent, 'Second')];
    const copy = async (by: TestUser, { id }: Row) => (await done(routes.copy, by, { params: { id } })).isPreliminary;
    expect([await copy(agent, waits), await copy(assistant, ready)]).toEqual([undefined, true]);
  });
});
