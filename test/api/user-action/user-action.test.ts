import { expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { userActionContract } from '#shared/domains/operator/user-action/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { type Caller, call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, showInput, unknownId } from '#test/support/fixtures.ts';

const { list } = userActionContract.routes;
const [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);

const add = (who: 'agent' | 'administrator', name: string) =>
  ok(artistContract.routes.create, agency.users[who], { body: ArtistInput.parse({ name }) });
const seen = async (body: object, who: Caller = agency.users.administrator) => ok(list, who, { body });

test('holds what was done in the agency, newest first, and in no other', async () => {
  const first = await add('agent', 'Audit One');
  await add('administrator', 'Audit Two');
  await ok(artistContract.routes.update, agency.users.administrator, {
    params: { id: first.id },
    body: { ...ArtistInput.parse({ ...first, city: 'Porto' }), rev: first.rev },
  });
  const { rows } = await seen({ area: 'artist', keyword: 'audit' });
  expect(rows.map(({ title, action, actorName }) => [title, action, actorName])).toEqual([
    ['Audit One', 'update', 'Test administrator'],
    ['Audit Two', 'create', 'Test administrator'],
    ['Audit One', 'create', 'Test agent'],
  ]);
  expect(rows[0]).toMatchObject({ recordId: first.id, changes: [{ field: 'city', before: '', after: 'Porto' }] });
  expect((await seen({ keyword: 'audit' }, foreign.users.administrator)).rows).toEqual([]);
});

test('is narrowed by who, what, which kind and when', async () => {
  const { agent } = agency.users;
  await add('agent', 'Filter Me');
  const by = async (body: object) => (await seen({ keyword: 'filter me', ...body })).rows.length;
  const [today, long] = [agencyDay(), '1999-12-31'];
  expect(await by({ userId: agent.user.id, action: 'create', area: 'artist', from: long })).toBe(1);
  expect(await by({ userId: unknownId() })).toBe(0);
  expect(await by({ action: 'delete' })).toBe(0);
  expect(await by({ area: 'show' })).toBe(0);
  expect(await by({ to: long })).toBe(0);
  expect(await by({ from: '9999-12-31' })).toBe(0);
  expect(await by({ from: long, to: '9999-12-31' })).toBe(1);
  const wrong = await call(list, agency.users.administrator, { body: { from: today, to: long } });
  expect([refusal(wrong), wrong.body.errors?.[0]?.field]).toEqual(['400 endBeforeBegin', 'to']);
});

test('goes on where an answer stopped, without a gap or a repetition', async () => {
  const names = Array.from({ length: 60 }, (_, i) => `Endless ${i}`);
  for (const name of names) await add('agent', name);
  const first = await seen({ keyword: 'endless' });
  expect(first.rows).toHaveLength(50);
  const rest = await seen({ keyword: 'endless', before: first.next });
  expect([...first.rows, ...rest.rows].map(({ title }) => title)).toEqual([...names].reverse());
  expect(rest.next).toBeUndefined();
  expect((await seen({ before: '00000000000000000000000000' })).rows).toEqual([]);
});

test('is for those with the right to it', async () => {
  expect(refusal(await call(list, agency.users.agent, { body: {} }))).toBe('403 denied');
});

test('tells of a record no more than the reader sees on it, and names its fields', async () => {
  const { agent } = agency.users;
  const fee = { minor: 123_450, currency: 'EUR' };
  const made = await ok(showContract.routes.insert, agent, {
    body: showInput(agency, { billing: 'Secret headliner', fee: { minor: 1, currency: 'EUR' } }),
  });
  await ok(showContract.routes.update, agent, {
    body: { ...showInput(agency, { billing: 'Surprise guest', fee }), id: made.id, rev: made.rev },
  });
  const withoutDeals = await makeSignedIn(agency.tenantId, {
    role: 'readOnly',
    permissions: ['show.read', 'userAction.read'],
  });
  const changesFor = async (who: Caller) => (await seen({ area: 'show', action: 'update' }, who)).rows[0]?.changes;
  expect(await changesFor(agency.users.administrator)).toContainEqual({
    field: 'fee',
    label: 'Fee',
    before: { ...fee, minor: 1 },
    after: fee,
  });
  expect(await changesFor(withoutDeals)).toEqual([
    { field: 'billing', label: 'Billing', before: 'Secret headliner', after: 'Surprise guest' },
  ]);
});
