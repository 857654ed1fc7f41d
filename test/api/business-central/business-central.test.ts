import { afterAll, beforeEach, expect, it } from 'vitest';
import { handler as pullJob } from '#functions/domains/reference/business-central/jobs/pull-projects.ts';
import { businessCentralProjectStore } from '#functions/domains/reference/business-central-project/store.ts';
import { readAll } from '#functions/platform/data/read.ts';
import { businessCentralContract } from '#shared/domains/reference/business-central/contract.ts';
import { businessCentralProjectContract } from '#shared/domains/reference/business-central-project/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type BcProject, businessCentral, GUIDS, SECRET } from '#test/support/business-central.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';

const { get, pull, remove, save, test: tryOut } = businessCentralContract.routes;
const { create, update } = businessCentralProjectContract.routes;
const service = await businessCentral();
const { state } = service;
afterAll(service.stop);

const connection = { ...GUIDS, environment: 'Production' };
const input = (more: object = {}) => ({ body: { ...connection, secret: SECRET, rev: 0, ...more } });
let made = 0;
const project = (number: string, at = '2026-01-01T00:00:00.000Z'): BcProject => ({
  id: `aaaaaaaa-0000-4000-8000-${String(++made).padStart(12, '0')}`,
  number,
  displayName: `Project ${number}`,
  lastModifiedDateTime: at,
});
async function connected(): Promise<Agency> {
  const agency = await makeAgency();
  await ok(save, agency.users.administrator, input());
  return agency;
}
const here = async ({ tenantId }: Agency) =>
  (await businessCentralProjectStore.all({ tenantId })).map((one) => [one.number, one.name, one.isActive]);
const pulled = async ({ users }: Agency) => (await ok(pull, users.administrator, {})).last;
const runJob = (at: number) => pullJob({ scheduledTime: new Date(at).toISOString() });
const HOUR = 3_600_000;

beforeEach(() => Object.assign(state, { projects: [], asked: [], next: [] }));

it('keeps a connection without ever showing its secret', async () => {
  const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  const { administrator, agent, readOnly } = agency.users;
  expect(await ok(get, administrator, {})).toEqual({ rev: 0 });
  for (const user of [agent, readOnly]) expect(refusal(await call(save, user, input()))).toBe('403 denied');
  expect(refusal(await call(save, administrator, input({ secret: '' })))).toBe('400 businessCentral.noSecret');
  const wrong = input({ environment: 'Prod/../x' });
  expect(refusal(await call(save, administrator, wrong))).toBe('400 businessCentral.environment');
  expect(refusal(await call(save, administrator, input({ company: 'CRONUS' })))).toBe('400 guid');
  const saved = await ok(save, administrator, input());
  expect(saved).toEqual({ rev: 1, connection });
  expect(JSON.stringify(await readAll({ pk: `${agency.tenantId}#bcConnection#1` }))).not.toContain(SECRET);
  expect(refusal(await call(save, administrator, input()))).toBe('409 stale');
  const kept = await ok(save, administrator, input({ secret: '', environment: 'Sandbox', rev: 1 }));
  expect(kept.connection?.environment).toBe('Sandbox');
  expect(await ok(get, other.users.administrator, {})).toEqual({ rev: 0 });
  expect(refusal(await call(pull, other.users.administrator, {}))).toBe('409 businessCentral.notConnected');
  expect(await ok(remove, administrator, { body: { rev: 2 } })).toEqual({ rev: 3 });
  expect(refusal(await call(tryOut, administrator, {}))).toBe('409 businessCentral.notConnected');
});

it('fetches all pages, and then what changed', async () => {
  const agency = await connected();
  const [one, two, three] = [project('P1'), project('P2'), project('P3')];
  state.projects = [one, two, three];
  const now = Date.now();
  expect(await runJob(now)).toMatchObject({ pulled: 1 });
  expect(await here(agency)).toEqual([
    ['P1', 'Project P1', true],
    ['P2', 'Project P2', true],
    ['P3', 'Project P3', true],
  ]);
  expect(state.asked.filter((line) => line.includes('/projects'))).toHaveLength(2);
  state.asked = [];
  state.projects = [{ ...one, displayName: 'New name', lastModifiedDateTime: '2999-01-01T00:00:00Z' }, two];
  await runJob(now + HOUR);
  expect(state.asked.at(-1)).toContain(`$filter=lastModifiedDateTime gt ${new Date(now).toISOString()}`);
  const { last } = await ok(get, agency.users.administrator, {});
  expect(last).toMatchObject({ outcome: 'ok', isFull: false, added: 0, changed: 1, ended: 0 });
  expect((await here(agency)).map(([number]) => number).sort()).toEqual(['P1', 'P2', 'P3']);
});

it('ends what is gone after a full pull, and brings it back', async () => {
  const agency = await connected();
  const [one, two] = [project('Q1'), project('Q2')];
  state.projects = [one, two];
  expect(await pulled(agency)).toMatchObject({ outcome: 'ok', isFull: true, added: 2 });
  state.projects = [one];
  expect(await pulled(agency)).toMatchObject({ ended: 1 });
  expect(await here(agency)).toContainEqual(['Q2', 'Project Q2', false]);
  expect(await pulled(agency)).toMatchObject({ added: 0, changed: 0, ended: 0 });
  state.projects = [one, two];
  expect(await pulled(agency)).toMatchObject({ changed: 1 });
  expect(await here(agency)).toContainEqual(['Q2', 'Project Q2', true]);
});

it('leaves what a user typed in or made inactive', async () => {
  const agency = await connected();
  const { administrator } = agency.users;
  const typed = { name: 'Typed', number: 'T1', externalId: '', isActive: true };
  await ok(create, administrator, { body: typed });
  const other = await ok(create, administrator, { body: { ...typed, name: 'Own', number: 'T2' } });
  const [one, two] = [project('T1'), project('T9')];
  state.projects = [one, two];
  expect(await pulled(agency)).toMatchObject({ added: 1, changed: 1, ended: 0 });
  const stored = (await businessCentralProjectStore.all(agency)).find(({ number }) => number === 'T9');
  if (!stored) throw new Error('no T9');
  const { id, rev, name, number, externalId } = stored;
  await ok(update, administrator, { body: { id, rev, name, number, externalId, isActive: false } });
  // A number that another project has here is left out, and counted.
  state.projects = [one, two, { ...project('T2'), id: one.id.replace('aaaaaaaa', 'bbbbbbbb') }, project('T9')];
  expect(await pulled(agency)).toMatchObject({ changed: 1, skipped: 1, ended: 0 });
  const all = await businessCentralProjectStore.all(agency);
  expect(all.find((each) => each.number === 'T9')?.isActive).toBe(false);
  expect(all.find((each) => each.id === other.id)?.externalId).toMatch(/^bbbbbbbb/);
});

it('waits as long as the service asks, and says why it failed', async () => {
  const agency = await connected();
  const { administrator } = agency.users;
  state.projects = [project('W1')];
  state.next = [[429, '{}', { 'retry-after': '0' }]];
  expect((await ok(tryOut, administrator, {})).outcome).toBe('ok');
  const outcomes = [
    [Array(3).fill([429, '{}', { 'retry-after': '0' }]), 'busy'],
    [Array(3).fill([401, '{}', { 'retry-after': '0' }]), 'notAllowed'],
    [Array(3).fill([404, '{}', { 'retry-after': '0' }]), 'notFound'],
    [Array(3).fill([503, '', { 'retry-after': '0' }]), 'unreachable'],
    [Array(3).fill([200, '<html></html>']), 'malformed'],
    [Array(3).fill([200, '{"value":[{"id":"x"}]}']), 'malformed'],
    [[[200, '{"value":[],"@odata.nextLink":"https://elsewhere.example/"}']], 'malformed'],
  ] as const;
  for (const [next, outcome] of outcomes) {
    state.next = [...next];
    expect(await pulled(agency)).toMatchObject({ outcome, added: 0 });
  }
  expect(await here(agency)).toEqual([]);
  await ok(save, administrator, input({ secret: 'wrong', rev: 1 }));
  expect((await ok(tryOut, administrator, {})).outcome).toBe('signIn');
  expect(await pulled(agency)).toMatchObject({ outcome: 'signIn' });
});

it('adds each project once when two pulls meet', async () => {
  const agency = await connected();
  state.projects = Array.from({ length: 6 }, (_, i) => project(`R${i}`));
  await Promise.all([pulled(agency), call(pull, agency.users.administrator, {})]);
  expect((await here(agency)).map(([number]) => number)).toEqual(['R0', 'R1', 'R2', 'R3', 'R4', 'R5']);
});
