import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = readonly [status: number, body: string, headers?: Readonly<Record<string, string>>];
type Data = Record<string, string | boolean | null>;
export interface SiteItem {
  readonly id: string;
  data: Data;
  /** The values that visitors see. Undefined for a draft. */
  live: Data | undefined;
}
export const TOKEN = 'ws-0123456789abcdef';
export const SITE = '580e63e98c9a982ac9b8b741';
export const COLLECTION = '580e63fc8c9a982ac9b8b745';
const FIELDS = [
  ['name', 'Name', 'PlainText', true],
  ['slug', 'Slug', 'PlainText', true],
  ['band', 'Band', 'PlainText', false],
  ['show-date', 'Show date', 'DateTime', false],
  ['venue', 'Venue', 'PlainText', false],
  ['town', 'Town', 'PlainText', false],
  ['country', 'Country', 'PlainText', false],
  ['ticket-link', 'Ticket link', 'Link', false],
  ['sold-out', 'Sold out', 'Switch', false],
  ['poster', 'Poster', 'Image', false],
] as const;
const json = (status: number, body: object): Answer => [status, JSON.stringify(body)];
const refused = (status: number, code: string, message: string, details: readonly object[] = []) =>
  json(status, { message, code, externalReference: null, details });

/** Replays the wire format of Webflow's Data API v2: sites, collections, and items staged and live. */
export function webflowSite() {
  const state = {
    asked: [] as string[],
    next: [] as Answer[],
    /** Answers to the next calls whose line begins with the text. */
    due: [] as { readonly on: string; readonly answer: Answer | 'break' }[],
    items: [] as SiteItem[],
    token: TOKEN,
    isRequired: false,
    /** Values that no item may have. */
    bad: '',
    made: 0,
  };
  const shown = (item: SiteItem, data: Data) => ({
    id: item.id,
    cmsLocaleId: '653ad57de882f528b32e810e',
    lastPublished: item.live ? '2026-01-01T00:00:00.000Z' : null,
    lastUpdated: '2026-01-01T00:00:00.000Z',
    createdOn: '2026-01-01T00:00:00.000Z',
    isArchived: false,
    isDraft: item.live === undefined,
    fieldData: data,
  });
  const find = (id: string) => state.items.find((item) => item.id === id);
  const isBad = (data: Data) => state.bad !== '' && Object.values(data).includes(state.bad);
  const validation = (param: string) =>
    refused(400, 'validation_error', 'Validation Error', [
      { param, description: 'Unique value is already in database' },
    ]);

  function listed(side: 'staged' | 'live', query: URLSearchParams): Answer {
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit') ?? 100)];
    if (limit > 100) return refused(400, 'bad_request', 'limit');
    const all = state.items.filter(({ live }) => side === 'staged' || live);
    const page = all
      .slice(offset, offset + limit)
      .map((item) => shown(item, side === 'live' ? (item.live ?? {}) : item.data));
    return json(200, { items: page, pagination: { limit, offset, total: all.length } });
  }
  function create(items: readonly { fieldData: Data }[]): Answer {
    const slugs = new Set(state.items.map(({ data }) => data.slug));
    if (items.some(({ fieldData }) => slugs.has(fieldData.slug ?? '') || isBad(fieldData))) return validation('slug');
    const made = items.map(({ fieldData }): SiteItem => {
      const id = (++state.made).toString(16).padStart(24, '6');
      return { id, data: { ...fieldData }, live: { ...fieldData } };
    });
    state.items.push(...made);
    return json(202, { items: made.map((item) => shown(item, item.data)).toReversed() });
  }
  function change(side: 'staged' | 'live', items: readonly { id: string; fieldData: Data }[]): Answer {
    if (items.some(({ id }) => !find(id))) return refused(404, 'resource_not_found', 'Requested resource not found');
    if (side === 'live' && items.some(({ id }) => !find(id)?.live))
      return refused(409, 'conflict', 'Item not published');
    if (items.some(({ fieldData }) => isBad(fieldData))) return validation('name');
    for (const { id, fieldData } of items) {
      const item = find(id);
      if (!item) continue;
      item.data = { ...item.data, ...fieldData };
      if (side === 'live') item.live = { ...item.live, ...fieldData };
    }
    return json(200, { items: items.flatMap(({ id }) => find(id) ?? []).map((item) => shown(item, item.data)) });
  }
  function removed(side: 'staged' | 'live', items: readonly { id: string }[]): Answer {
    if (items.some(({ id }) => !find(id))) return refused(404, 'resource_not_found', 'Requested resource not found');
    const ids = new Set(items.map(({ id }) => id));
    if (side === 'live') for (const item of state.items) item.live = ids.has(item.id) ? undefined : item.live;
    else state.items = state.items.filter(({ id }) => !ids.has(id));
    return [204, ''];
  }
  function publish(ids: readonly string[]): Answer {
    for (const item of state.items) if (ids.includes(item.id)) item.live = { ...item.data };
    return json(202, { publishedItemIds: ids, errors: [] });
  }
  function items(method: string, side: 'staged' | 'live', query: URLSearchParams, text: string): Answer {
    if (method === 'GET') return listed(side, query);
    const body = JSON.parse(text);
    if (body.items.length > 100) return refused(400, 'bad_request', 'too many items');
    if (method === 'PATCH') return change(side, body.items);
    return method === 'DELETE' ? removed(side, body.items) : create(body.items);
  }
  function usual(method: string, url: string, token: string | undefined, text: string): Answer {
    if (token !== `Bearer ${state.token}`) return refused(401, 'not_authorized', 'Request not authorized');
    const { pathname, searchParams } = new URL(url, 'http://x');
    const one = `/v2/collections/${COLLECTION}`;
    const named = (id: string, displayName: string) => ({ id, displayName, createdOn: '2026-01-01T00:00:00.000Z' });
    if (pathname === '/v2/sites')
      return json(200, { sites: [{ ...named(SITE, 'Night Shift'), shortName: 'night-shift', locales: {} }] });
    if (pathname === `/v2/sites/${SITE}/collections`)
      return json(200, { collections: [{ ...named(COLLECTION, 'Shows'), singularName: 'Show', slug: 'shows' }] });
    if (pathname === one) {
      const fields = FIELDS.map(([slug, displayName, type, isRequired]) => ({
        id: `id-${slug}`,
        isEditable: true,
        slug,
        displayName,
        type,
        isRequired: isRequired || (state.isRequired && slug === 'poster'),
        helpText: null,
      }));
      return json(200, { ...named(COLLECTION, 'Shows'), slug: 'shows', fields });
    }
    if (pathname === `${one}/items`) return items(method, 'staged', searchParams, text);
    if (pathname === `${one}/items/live`) return items(method, 'live', searchParams, text);
    if (pathname === `${one}/items/publish`) return publish(JSON.parse(text).itemIds);
    return refused(404, 'resource_not_found', 'Requested resource not found');
  }
  const answer: RequestListener = (request, reply) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const line = `${request.method} ${request.url}`;
      state.asked.push(line);
      const due = state.due.find(({ on }) => line.startsWith(on));
      if (due) state.due.splice(state.due.indexOf(due), 1);
      const own = () => usual(request.method ?? '', request.url ?? '', request.headers.authorization, text);
      // A connection that breaks after the work: the caller never hears of it.
      if (due?.answer === 'break') {
        own();
        request.socket.destroy();
        return;
      }
      const [status, body, headers] = due?.answer ?? state.next.shift() ?? own();
      reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    });
  };
  const reset = () => {
    Object.assign(state, { asked: [], next: [], due: [], items: [], token: TOKEN, isRequired: false, bad: '' });
  };
  return { state, answer, reset };
}

/** Lets the functions of this process ask such a site. */
export async function webflow() {
  const { state, answer, reset } = webflowSite();
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env.WEBFLOW_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    reset,
    stop: () => {
      delete process.env.WEBFLOW_URL;
      server.close();
    },
  };
}
