import {
  changeItems,
  createLive,
  publishItems,
  removeItems,
  WEBFLOW_BATCH,
  type WebflowAccess,
  type WebflowItem,
} from '#functions/platform/authority/webflow.ts';
import { ServiceFailure } from '#functions/platform/http/call-service.ts';
import type { Listed, Plan, Wanted } from '#shared/domains/booking/webflow/dates-rules.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import { dropLinks, noteLinks, type Place } from './item-links.ts';

/** One run, and its figures so far. */
export interface Run {
  readonly access: WebflowAccess;
  readonly place: Place;
  made: number;
  changed: number;
  removed: number;
  readonly refused: string[];
}
type Known = Wanted & { readonly id: string };
type Removed = Plan['remove'][number];

const [BAD, GONE, CONFLICT] = [400, 404, 409];
const isRefusal = (e: unknown, ...statuses: readonly number[]): boolean =>
  e instanceof ServiceFailure && e.status !== undefined && statuses.includes(e.status);

/**
 * Works on items in batches. Webflow refuses a batch for one bad item, so a refused batch is halved until the bad one
 * is alone.
 */
async function inBatches<T>(
  items: readonly T[],
  work: (some: readonly T[]) => Promise<void>,
  refuse: (item: T) => void,
) {
  const attempt = async (some: readonly T[]): Promise<void> => {
    try {
      await work(some);
    } catch (e) {
      const [only, ...more] = some;
      if (!only || !isRefusal(e, BAD, GONE, CONFLICT)) throw e;
      if (more.length === 0) return refuse(only);
      for (const half of chunks(some, Math.ceil(some.length / 2))) await attempt(half);
    }
  };
  for (const batch of chunks(items, WEBFLOW_BATCH)) await attempt(batch);
}
const nameOf = ({ values, slug }: Wanted): string => (typeof values.name === 'string' ? values.name : slug);
const noted = (items: readonly Known[]) => items.map(({ key, id, hash }) => ({ key, itemId: id, hash }));

/** The items that were sent, with the ids that Webflow gave them. */
function withIds(sent: readonly Wanted[], answered: readonly WebflowItem[]): Known[] {
  const bySlug = new Map(answered.map((item) => [item.fieldData.slug, item]));
  return sent.flatMap((one, i) => {
    const item = bySlug.get(one.slug) ?? (answered.length === sent.length ? answered[i] : undefined);
    return item ? [{ ...one, id: item.id }] : [];
  });
}

export async function createAll(run: Run, wanted: readonly Wanted[]): Promise<void> {
  const { access, place } = run;
  const create = async (some: readonly Wanted[]) => {
    await noteLinks(
      place,
      some.map(({ key }) => ({ key })),
    );
    const sent = some.map(({ slug, values }) => ({ ...values, slug }));
    const made = withIds(some, await createLive(access, place.collectionId, sent));
    await noteLinks(place, noted(made));
    run.made += made.length;
  };
  await inBatches(wanted, create, (one) => run.refused.push(nameOf(one)));
}

const sentOf = (items: readonly Known[]) => items.map(({ id, values }) => ({ id, fieldData: values }));
export async function changeAll(run: Run, wanted: readonly Known[]): Promise<void> {
  const { access, place } = run;
  const change = async (some: readonly Known[]) => {
    const answered = await changeItems(access, place.collectionId, 'live', sentOf(some));
    const taken = new Set(answered.map(({ id }) => id));
    const done = some.filter(({ id }) => taken.has(id));
    await noteLinks(place, noted(done));
    run.changed += done.length;
  };
  await inBatches(wanted, change, (one) => run.refused.push(nameOf(one)));
}

/** Publishes drafts again, with what they shall say now. */
export async function reviveAll(run: Run, wanted: readonly Known[]): Promise<void> {
  const { access, place } = run;
  const revive = async (some: readonly Known[]) => {
    await changeItems(access, place.collectionId, 'staged', sentOf(some));
    const ids = some.map(({ id }) => id);
    const published = new Set(await publishItems(access, place.collectionId, ids));
    const done = some.filter(({ id }) => published.has(id));
    await noteLinks(place, noted(done));
    run.changed += done.length;
  };
  await inBatches(wanted, revive, (one) => run.refused.push(nameOf(one)));
}

/** Unpublishes items, then deletes the drafts that this leaves. An item that is gone already is no fault. */
export async function removeAll(run: Run, items: readonly Removed[]): Promise<void> {
  const { access, place } = run;
  const removing = (side: 'staged' | 'live') => async (some: readonly Listed[]) => {
    const ids = some.map(({ id }) => id);
    try {
      await removeItems(access, place.collectionId, side, ids);
    } catch (e) {
      if (ids.length > 1 || !isRefusal(e, GONE)) throw e;
    }
  };
  const stuck = new Set<string>();
  const refuse = ({ id, slug }: Listed) => {
    stuck.add(id);
    run.refused.push(slug);
  };
  await inBatches(
    items.filter(({ isLive }) => isLive),
    removing('live'),
    refuse,
  );
  const free = items.filter(({ id }) => !stuck.has(id));
  await inBatches(free, removing('staged'), refuse);
  const done = free.filter(({ id }) => !stuck.has(id));
  await dropLinks(
    place,
    done.map(({ key }) => key),
  );
  run.removed += done.length;
}
