import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Kind = 'companies' | 'contacts';
export interface HubSpotRecord {
  readonly id: string;
  properties: Record<string, string>;
  updatedAt: string;
  archived: boolean;
}
/** An answer instead of the usual one. */
type Answer = readonly [status: number, body: string, headers?: Record<string, string>];
interface Filter {
  readonly propertyName: string;
  readonly operator: 'GTE' | 'IN';
  readonly value?: string;
  readonly values?: readonly string[];
}
interface Search {
  readonly filterGroups: readonly { readonly filters: readonly Filter[] }[];
  readonly sorts?: readonly { readonly propertyName: string }[];
  readonly properties: readonly string[];
  readonly limit: number;
  readonly after?: string;
}
interface Batch {
  readonly properties?: readonly string[];
  readonly inputs: readonly {
    readonly id: string;
    readonly objectWriteTraceId?: string;
    readonly properties: Record<string, string>;
    readonly from: { readonly id: string };
    readonly to: { readonly id: string };
  }[];
}

export const TOKEN = 'pat-eu1-11111111-2222-4333-8444-555555555555';
const MODIFIED = { companies: 'hs_lastmodifieddate', contacts: 'lastmodifieddate' } as const;
const SEARCH_MAX = 10_000;
const json = (status: number, body: object): Answer => [status, JSON.stringify(body)];
const refused = (status: number, category: string, message: string) =>
  json(status, { status: 'error', message, correlationId: 'c0ffee', category });

/** Replays the wire format of HubSpot's CRM API: account info, objects (v3) and associations (v4). */
export async function hubspot() {
  const state = {
    portalId: 4_711,
    companies: [] as HubSpotRecord[],
    contacts: [] as HubSpotRecord[],
    /** The companies of each contact, the primary one first. */
    joined: new Map<string, string[]>(),
    asked: [] as string[],
    /** Answers to the next calls to an address that contains the text. */
    next: [] as { readonly on: string; readonly answer: Answer; skip: number }[],
    clock: Date.parse('2026-01-01T00:00:00Z'),
    made: 1_000,
  };
  const tick = () => {
    state.clock += 1_000;
    return new Date(state.clock).toISOString();
  };
  const add = (kind: Kind, properties: Record<string, string>, at = tick()): HubSpotRecord => {
    const record = { id: String(++state.made), properties, updatedAt: at, archived: false };
    state[kind].push(record);
    return record;
  };
  const change = (record: HubSpotRecord, properties: Record<string, string>) => {
    record.properties = { ...record.properties, ...properties };
    record.updatedAt = tick();
  };
  const shown = (kind: Kind, { id, properties, updatedAt, archived }: HubSpotRecord, wanted: readonly string[]) => ({
    id,
    properties: {
      ...Object.fromEntries(wanted.map((name) => [name, properties[name] ?? null])),
      [MODIFIED[kind]]: updatedAt,
      hs_object_id: id,
    },
    createdAt: '2025-12-01T00:00:00.000Z',
    updatedAt,
    archived,
  });
  const textIn = (kind: Kind, record: HubSpotRecord, name: string): string =>
    name === MODIFIED[kind] ? String(Date.parse(record.updatedAt)) : (record.properties[name] ?? '');
  const search = (kind: Kind, { filterGroups, sorts, properties, limit, after = '0' }: Search): Answer => {
    const fits = (record: HubSpotRecord, { propertyName, operator, value, values }: Filter) => {
      const own = textIn(kind, record, propertyName);
      if (operator === 'GTE') return own !== '' && Number(own) >= Number(value);
      return own !== '' && Boolean(values?.includes(own.toLowerCase()));
    };
    const found = state[kind].filter(
      (one) => !one.archived && filterGroups.some(({ filters }) => filters.every((filter) => fits(one, filter))),
    );
    const by = sorts?.[0]?.propertyName;
    if (by) found.sort((a, b) => Number(textIn(kind, a, by)) - Number(textIn(kind, b, by)));
    const end = Number(after) + limit;
    if (limit > 100 || end > SEARCH_MAX) return refused(400, 'VALIDATION_ERROR', 'paging is too deep');
    const paging = end < found.length ? { paging: { next: { after: String(end), link: '?after' } } } : {};
    const results = found.slice(Number(after), end).map((one) => shown(kind, one, properties));
    return json(200, { total: found.length, results, ...paging });
  };
  const complete = (status: number, results: readonly object[], errors: readonly object[] = []) =>
    json(errors.length > 0 ? 207 : status, {
      status: 'COMPLETE',
      results,
      ...(errors.length > 0 ? { numErrors: errors.length, errors } : {}),
      startedAt: '2026-01-01T00:00:00.000Z',
      completedAt: '2026-01-01T00:00:00.010Z',
    });
  const missing = (ids: readonly string[]) =>
    ids.map((id) => ({ status: 'error', category: 'OBJECT_NOT_FOUND', message: 'no such', context: { ids: [id] } }));
  const batch = (kind: Kind, operation: string, { inputs, properties = [] }: Batch): Answer => {
    if (inputs.length > 100) return refused(400, 'VALIDATION_ERROR', 'Too many inputs');
    const live = (id: string) => state[kind].find((one) => one.id === id && !one.archived);
    const gone = missing(inputs.filter(({ id }) => id && !live(id)).map(({ id }) => id));
    const there = inputs.flatMap((input) => {
      const record = live(input.id);
      return record ? [{ input, record }] : [];
    });
    if (operation === 'read')
      return complete(
        200,
        there.map(({ record }) => shown(kind, record, properties)),
        gone,
      );
    if (operation === 'update') {
      for (const { input, record } of there) change(record, input.properties);
      return complete(
        200,
        there.map(({ input, record }) => shown(kind, record, Object.keys(input.properties))),
        gone,
      );
    }
    const isTaken = ({ properties: { email } }: { readonly properties: Record<string, string> }) =>
      kind === 'contacts' &&
      Boolean(email) &&
      state.contacts.some((one) => one.properties.email === email?.toLowerCase());
    if (inputs.some(isTaken)) return refused(409, 'CONFLICT', 'Contact already exists.');
    const results = inputs.map(({ properties: given, objectWriteTraceId }) => {
      const email: Record<string, string> = given.email ? { email: given.email.toLowerCase() } : {};
      return { ...shown(kind, add(kind, { ...given, ...email }), Object.keys(given)), objectWriteTraceId };
    });
    return complete(201, results.reverse());
  };
  const associations = (operation: string, { inputs }: Batch): Answer => {
    if (operation === 'associate/default') {
      for (const { from, to } of inputs) {
        const others = (state.joined.get(from.id) ?? []).filter((id) => id !== to.id);
        state.joined.set(from.id, [...others, to.id]);
      }
      return complete(200, []);
    }
    const known = inputs.filter(({ id }) => state.joined.has(id));
    const typeOf = (i: number) => [
      ...(i === 0 ? [{ category: 'HUBSPOT_DEFINED', typeId: 1, label: 'Primary' }] : []),
      { category: 'HUBSPOT_DEFINED', typeId: 279, label: null },
    ];
    const results = known.map(({ id }) => ({
      from: { id },
      to: (state.joined.get(id) ?? []).map((to, i) => ({ toObjectId: Number(to), associationTypes: typeOf(i) })),
    }));
    return complete(200, results.reverse(), missing(inputs.filter((one) => !known.includes(one)).map(({ id }) => id)));
  };
  const answerTo = (path: string, text: string): Answer => {
    const [, kind, operation] =
      /^\/crm\/v3\/objects\/(companies|contacts)\/(search|batch\/(?:read|create|update))$/.exec(path) ?? [];
    const [, joining] =
      /^\/crm\/v4\/associations\/contacts\/companies\/batch\/(read|associate\/default)$/.exec(path) ?? [];
    if (path === '/account-info/v3/details')
      return json(200, { portalId: state.portalId, accountType: 'STANDARD', timeZone: 'Europe/Amsterdam' });
    if (joining) return associations(joining, JSON.parse(text));
    if (kind && operation === 'search') return search(kind as Kind, JSON.parse(text));
    if (kind && operation) return batch(kind as Kind, operation.replace('batch/', ''), JSON.parse(text));
    return refused(404, 'OBJECT_NOT_FOUND', 'resource not found');
  };
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const path = request.url ?? '';
      state.asked.push(`${request.method} ${path} ${text}`);
      const usual = () =>
        request.headers.authorization === `Bearer ${TOKEN}`
          ? answerTo(path, text)
          : refused(401, 'INVALID_AUTHENTICATION', 'Authentication credentials not found.');
      const due = state.next.find(({ on }) => path.includes(on));
      const isNow = due && due.skip-- <= 0;
      if (isNow) state.next.splice(state.next.indexOf(due), 1);
      const [status, body, headers] = isNow ? due.answer : usual();
      reply.writeHead(status, { 'content-type': 'application/json;charset=utf-8', ...headers }).end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env.HUBSPOT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** Lets calls to an address fail: so many, after so many that do not. */
  const fail = (on: string, status: number, times = 3, skip = 0) => {
    const answer: Answer = [status, '{"status":"error","category":"RATE_LIMITS"}', { 'retry-after': '0' }];
    state.next.push(...Array.from({ length: times }, (_, i) => ({ on, answer, skip: i === 0 ? skip : 0 })));
  };
  const reset = () => {
    Object.assign(state, { portalId: 4_711, companies: [], contacts: [], joined: new Map(), asked: [], next: [] });
  };
  return {
    state,
    add,
    change,
    fail,
    reset,
    tick,
    stop: () => {
      delete process.env.HUBSPOT_URL;
      server.close();
    },
  };
}
