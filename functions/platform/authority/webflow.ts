import * as z from 'zod';
import { callJson, callService } from '#functions/platform/http/call-service.ts';
import { env } from '#functions/platform/runtime/env.ts';

/*
 * Webflow, Data API v2. A site's token is made in the settings of the site. A call takes or answers up to 100 items.
 * Webflow counts the calls of a minute: 60 on its smallest plan.
 */
export const WEBFLOW_BATCH = 100;
/** A limit of Webflow: no collection has more items. */
const MAX_ITEMS = 10_000;
const TIMEOUT_MS = 15_000;
const MAX_BYTES = 5_000_000;

/** The way to one site. `spend` is asked before each call of a run, and throws when the run may make no more. */
export interface WebflowAccess {
  readonly token: string;
  readonly spend?: () => void;
}
export type FieldData = Readonly<Record<string, string | boolean | null>>;

const Named = z.object({ id: z.string(), displayName: z.string() });
const Sites = z.object({ sites: z.array(Named) });
const Collections = z.object({ collections: z.array(Named) });
const Field = z.object({ slug: z.string(), displayName: z.string(), type: z.string(), isRequired: z.boolean() });
const Collection = Named.extend({ fields: z.array(Field) });
export type WebflowCollection = z.infer<typeof Collection>;
const Item = z.object({ id: z.string(), fieldData: z.object({ slug: z.string() }) });
export type WebflowItem = z.infer<typeof Item>;
const Items = z.object({ items: z.array(Item) });
const Page = Items.extend({ pagination: z.object({ total: z.int() }) });
const Published = z.object({ publishedItemIds: z.array(z.string()) });

interface Asked {
  readonly path: string;
  readonly method?: 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
/** A run makes each call once: a repeat would count as well, and the next run goes on anyway. */
const callOf = ({ token, spend }: WebflowAccess, asked: Asked) => {
  spend?.();
  return {
    ...asked,
    base: env.webflowUrl(),
    headers: { authorization: `Bearer ${token}` },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    ...(spend ? { tries: 1 } : {}),
  };
};
const ask = <const S extends z.core.$ZodType>(access: WebflowAccess, schema: S, asked: Asked) =>
  callJson({ ...callOf(access, asked), schema });
/** For calls that answer nothing. */
const tell = (access: WebflowAccess, asked: Asked): Promise<void> =>
  callService({ ...callOf(access, asked), read: () => undefined });

export const sitesOf = async (access: WebflowAccess) => (await ask(access, Sites, { path: '/v2/sites' })).sites;
export const collectionsOf = async (access: WebflowAccess, siteId: string) =>
  (await ask(access, Collections, { path: `/v2/sites/${encodeURIComponent(siteId)}/collections` })).collections;

const at = (collectionId: string, rest = '') => `/v2/collections/${encodeURIComponent(collectionId)}${rest}`;
export const collectionOf = (access: WebflowAccess, collectionId: string): Promise<WebflowCollection> =>
  ask(access, Collection, { path: at(collectionId) });

/** Reads all items of a collection: as the designer has them, or as visitors see them. */
export async function itemsOf(
  access: WebflowAccess,
  collectionId: string,
  side: 'staged' | 'live',
): Promise<WebflowItem[]> {
  const path = at(collectionId, side === 'live' ? '/items/live' : '/items');
  const found: WebflowItem[] = [];
  for (let offset = 0; offset < MAX_ITEMS; offset += WEBFLOW_BATCH) {
    const query = { limit: String(WEBFLOW_BATCH), offset: String(offset), sortBy: 'slug', sortOrder: 'asc' };
    const { items, pagination } = await ask(access, Page, { path, query });
    found.push(...items);
    if (items.length === 0 || offset + items.length >= pagination.total) break;
  }
  return found;
}

interface Change {
  readonly id: string;
  readonly fieldData: FieldData;
}
/** Creates items that visitors see at once. */
export const createLive = async (access: WebflowAccess, collectionId: string, made: readonly FieldData[]) => {
  const items = made.map((fieldData) => ({ isArchived: false, isDraft: false, fieldData }));
  return (await ask(access, Items, { path: at(collectionId, '/items/live'), body: { items } })).items;
};
/** Changes items, for visitors at once or in the designer only. */
export const changeItems = async (
  access: WebflowAccess,
  collectionId: string,
  side: 'staged' | 'live',
  items: readonly Change[],
) => {
  const path = at(collectionId, side === 'live' ? '/items/live' : '/items');
  const body = { items: items.map((item) => ({ ...item, isArchived: false, isDraft: false })) };
  return (await ask(access, Items, { method: 'PATCH', path, body })).items;
};
/** Publishes items of the designer. Answers which of them visitors see now. */
export const publishItems = async (access: WebflowAccess, collectionId: string, itemIds: readonly string[]) =>
  (await ask(access, Published, { path: at(collectionId, '/items/publish'), body: { itemIds } })).publishedItemIds;
/** Takes items from visitors, which leaves them as drafts, or deletes drafts. */
export const removeItems = (
  access: WebflowAccess,
  collectionId: string,
  side: 'staged' | 'live',
  ids: readonly string[],
): Promise<void> => {
  const path = at(collectionId, side === 'live' ? '/items/live' : '/items');
  return tell(access, { method: 'DELETE', path, body: { items: ids.map((id) => ({ id })) } });
};
