import { beforeAll, expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { apiTokenContract } from '#shared/domains/operator/api-token/contract.ts';
import { assistantContract } from '#shared/domains/operator/assistant/contract.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { type Caller, call, callRaw, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, showInput, type TestUser } from '#test/support/fixtures.ts';

const { message, listen } = assistantContract.routes;
const ALL: Permission[] = ['show.read', 'show.create', 'artist.read', 'status.read', 'company.read', 'venue.read'];

let agency: Agency;
let agent: TestUser;
let full: Caller;
beforeAll(async () => {
  agency = await makeAgency();
  agent = agency.users.agent;
  full = await tokenOf(agent, ALL);
});

async function tokenOf(maker: Caller, permissions: Permission[], isReadOnly = false): Promise<Caller> {
  const body = { kind: 'personal' as const, label: 'Assistant', permissions, isReadOnly };
  return ok(apiTokenContract.routes.create, maker, { body });
}

interface Answer {
  readonly id?: unknown;
  readonly result?: Record<string, unknown> & {
    readonly isError?: boolean;
    readonly structuredContent?: Record<string, unknown>;
    readonly content?: readonly { readonly text: string }[];
    readonly tools?: readonly { readonly name: string; readonly inputSchema: { readonly type: string } }[];
  };
  readonly error?: { readonly code: number };
}
async function ask(by: Caller, method: string, params?: object): Promise<Answer> {
  const { status, body } = await callRaw(message, by, { body: { jsonrpc: '2.0', id: 1, method, params } });
  expect(status).toBe(200);
  return body as Answer;
}
const use = async (by: Caller, name: string, given: object) =>
  (await ask(by, 'tools/call', { name, arguments: given })).result;

test('an assistant greets, is greeted, and asks for the tools', async () => {
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  expect((await ask(full, 'initialize', hello)).result).toMatchObject({
    protocolVersion: '2025-06-18',
    capabilities: { tools: {} },
    serverInfo: { name: 'backline' },
  });
  const body = { jsonrpc: '2.0' as const, method: 'notifications/initialized' };
  expect((await callRaw(message, full, { body })).status).toBe(202);
  expect((await ask(full, 'ping')).result).toEqual({});
  const { tools = [] } = (await ask(full, 'tools/list', {})).result ?? {};
  expect(tools.map(({ name }) => name)).toEqual([
    'find_artists',
    'look_up_availability',
    'find_shows',
    'read_show',
    'draft_option',
  ]);
  for (const { inputSchema } of tools) expect(inputSchema.type).toBe('object');
});

test('an assistant finds an artist, looks up free days and drafts an option, which the calendar then shows', async () => {
  const found = await use(full, 'find_artists', { keyword: 'First' });
  expect(found?.structuredContent).toMatchObject({
    total: 1,
    artists: [{ id: agency.artist.id, name: 'First Artist' }],
  });
  const days = { artistIds: [agency.artist.id], from: '2027-06-01', to: '2027-06-02' };
  const before = await use(full, 'look_up_availability', days);
  expect(before?.structuredContent).toMatchObject({ artists: [{ id: agency.artist.id, freeDays: 2 }] });
  const drafted = await use(full, 'draft_option', {
    artistIds: [agency.artist.id],
    start: '2027-06-01T20:00',
    end: '2027-06-01T22:00',
    venueId: agency.venue.id,
  });
  expect(drafted?.structuredContent).toMatchObject({ phase: 'options', rank: 1 });
  const after = await use(full, 'look_up_availability', days);
  expect(after?.structuredContent).toMatchObject({ artists: [{ freeDays: 1 }] });
  const id = String(drafted?.structuredContent?.id);
  const shows = await use(full, 'find_shows', { from: '2027-06-01', to: '2027-06-01', artistId: agency.artist.id });
  expect(shows?.structuredContent).toMatchObject({ total: 1, shows: [{ id, venue: { name: 'Test Hall' } }] });
  expect((await use(full, 'read_show', { id }))?.structuredContent).toMatchObject({ id, phase: 'options' });
});

test('a token reaches the tools that it may use, and no others', async () => {
  const readOnly = await tokenOf(agent, ALL, true);
  const names = async (by: Caller) => (await ask(by, 'tools/list')).result?.tools?.map(({ name }) => name);
  expect(await names(readOnly)).toEqual(['find_artists', 'look_up_availability', 'find_shows', 'read_show']);
  const given = { artistIds: [agency.artist.id], start: '2027-07-01T20:00', end: '2027-07-01T22:00' };
  const refused = await ask(readOnly, 'tools/call', { name: 'draft_option', arguments: given });
  expect(refused.error?.code).toBe(-32602);
  expect(await names(await tokenOf(agent, ['artist.read']))).toEqual(['find_artists', 'look_up_availability']);
});

test('a token without the right to the deal reads a show without its fee', async () => {
  const fee = { minor: 250_000, currency: 'EUR' };
  const show = await ok(showContract.routes.insert, agency.users.administrator, { body: showInput(agency, { fee }) });
  const seen = await use(full, 'read_show', { id: show.id });
  expect(seen?.structuredContent).toMatchObject({ id: show.id });
  expect(JSON.stringify(seen)).not.toContain('250000');
  const withDeal = await tokenOf(agent, [...ALL, 'show.readDeal']);
  expect(JSON.stringify(await use(withDeal, 'read_show', { id: show.id }))).toContain('250000');
});

test('what an assistant gets wrong is said in words', async () => {
  const other = await makeAgency();
  const foreign = await ok(showContract.routes.insert, other.users.agent, { body: showInput(other) });
  expect(await use(full, 'read_show', { id: foreign.id })).toMatchObject({ isError: true });
  const wrong = await use(full, 'look_up_availability', { from: 'soon', to: '2027-06-02' });
  expect(wrong?.isError).toBe(true);
  expect(wrong?.content?.[0]?.text).toMatch(/^from: /);
  expect((await ask(full, 'tools/call', { name: 'drop_table' })).error?.code).toBe(-32602);
  expect((await ask(full, 'resources/list')).error?.code).toBe(-32601);
});

test('only tokens call, and no stream is opened', async () => {
  const body = { jsonrpc: '2.0' as const, id: 1, method: 'ping' };
  expect(refusal(await call(message, agent, { body }))).toBe('403 assistant.tokenOnly');
  expect(refusal(await callRaw(message, undefined, { body }))).toBe('403 invalidLoginSession');
  expect(refusal(await callRaw(listen, full))).toBe('405 assistant.noStream');
});
