import { itemsOf, type WebflowAccess } from '#functions/platform/authority/webflow.ts';
import { ServiceFailure } from '#functions/platform/http/call-service.ts';
import { serviceOutcome } from '#functions/platform/http/service-outcome.ts';
import { type Listed, planOf, type Wanted } from '#shared/domains/booking/webflow/dates-rules.ts';
import type { DatesReport } from '#shared/domains/booking/webflow/dates-schemas.ts';
import { changeAll, createAll, type Run, removeAll, reviveAll } from './apply.ts';
import { dropLinks, linksOf, type Place } from './item-links.ts';
import type { RunState } from './target.ts';

/** Webflow's smallest plan takes 60 calls a minute. Some are left to people who look at the page. */
const CALLS_A_MINUTE = 50;
const MINUTE_MS = 60_000;
const BUSY = 429;
const REFUSED_MAX = 5;

/** The run may make no more calls in this minute. */
class OutOfCalls extends Error {
  override readonly name = 'OutOfCalls';
}
/** Counts the calls of a minute, over runs. */
export function callsOf({ countedAt = '', calls = 0 }: RunState, now: Date) {
  const isSame = countedAt !== '' && now.getTime() - Date.parse(countedAt) < MINUTE_MS;
  const count = { countedAt: isSame ? countedAt : now.toISOString(), calls: isSame ? calls : 0 };
  const spend = () => {
    if (count.calls >= CALLS_A_MINUTE) throw new OutOfCalls();
    count.calls++;
  };
  return { count, spend };
}

async function listed(access: WebflowAccess, collectionId: string): Promise<Listed[]> {
  const staged = await itemsOf(access, collectionId, 'staged');
  const live = await itemsOf(access, collectionId, 'live');
  const [isStaged, isLive] = [staged, live].map((items) => new Set(items.map(({ id }) => id)));
  // The designer's slug comes last: it is the newer one.
  const all = new Map([...live, ...staged].map((item) => [item.id, item]));
  return [...all.values()].map(({ id, fieldData }) => ({
    id,
    slug: fieldData.slug,
    isStaged: isStaged?.has(id) ?? false,
    isLive: isLive?.has(id) ?? false,
  }));
}

export const runOf = (access: WebflowAccess, place: Place): Run => ({
  access,
  place,
  made: 0,
  changed: 0,
  removed: 0,
  refused: [],
});

/** Makes the collection say what is wanted. What Webflow lists counts more than our notes. */
export async function bringAbout(run: Run, wanted: readonly Wanted[]): Promise<void> {
  const { access, place } = run;
  const plan = planOf(wanted, await linksOf(place), await listed(access, place.collectionId));
  await dropLinks(place, plan.forget);
  await removeAll(run, plan.remove);
  await changeAll(run, plan.change);
  await reviveAll(run, plan.revive);
  await createAll(run, plan.create);
}

type Ended = Pick<DatesReport, 'outcome' | 'isPartial'> & { readonly waitMs?: number };
async function ended(work: Promise<void>): Promise<Ended> {
  try {
    await work;
    return { outcome: 'ok', isPartial: false };
  } catch (e) {
    if (e instanceof OutOfCalls) return { outcome: 'ok', isPartial: true };
    const waitMs = e instanceof ServiceFailure && e.status === BUSY ? (e.waitMs ?? MINUTE_MS) : undefined;
    return { outcome: serviceOutcome(e), isPartial: true, ...(waitMs === undefined ? {} : { waitMs }) };
  }
}

/** Does one run and answers the state to keep. */
export async function runOnce(
  { token, place, now }: { readonly token: string; readonly place: Place; readonly now: Date },
  state: RunState,
  wanted: readonly Wanted[],
): Promise<RunState & { readonly last: DatesReport }> {
  const { count, spend } = callsOf(state, now);
  const run = runOf({ token, spend }, place);
  const { waitMs, ...end } = await ended(bringAbout(run, wanted));
  const { made, changed, removed, refused } = run;
  return {
    last: { at: now.toISOString(), ...end, made, changed, removed, refused: refused.slice(0, REFUSED_MAX) },
    ...count,
    ...(waitMs === undefined ? {} : { waitUntil: new Date(now.getTime() + waitMs).toISOString() }),
  };
}
