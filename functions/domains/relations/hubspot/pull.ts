import { type CrmObject, changesSince } from '#functions/platform/authority/hubspot.ts';
import type { Values } from '#shared/domains/relations/hubspot/rules.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Progress } from './connection.ts';
import type { Synced } from './kinds.ts';
import { linksHere, linksThere, linkWrites } from './links.ts';
import { isRefusal } from './ours.ts';
import { type Pair, settlePairs } from './pairs.ts';
import { closing, leave, type Run, valuesThere } from './run.ts';

/** Pages of one run: some minutes of work at most. */
const PAGES = 20;
/** HubSpot's search lags by seconds: what it shows late has an older moment than what was read. */
const OVERLAP_MS = 120_000;

/** Makes a record here of one of HubSpot. */
export async function makeHere(run: Run, synced: Synced, object: CrmObject, theirs: Values): Promise<void> {
  const { kind } = synced;
  if (!synced.isEnough(theirs)) {
    run.here.left++;
    return;
  }
  try {
    const made = await synced.ours.create(run.ctx, theirs, run.access.newRole, (recordId, after) => [
      ...linkWrites(run.place, kind, { hubspotId: object.id, recordId, base: { ours: after, theirs } }),
      closing(run, kind, object.id),
    ]);
    run.here.made++;
    (await run.index(kind)).add(made.values, made);
  } catch (e) {
    if (!isRefusal(e)) throw e;
    const title = synced.titleOf(theirs);
    await leave(run, kind, run.here, { ref: object.id, hubspotId: object.id, reason: 'refused', title });
  }
}

/** Finds the record here that one of HubSpot is, or makes it. Several that it may be are left to a person. */
async function bringIn(run: Run, synced: Synced, object: CrmObject, theirs: Values): Promise<void> {
  const { kind, ours } = synced;
  const matches = (await run.index(kind)).find(theirs);
  if (matches.length === 0) return makeHere(run, synced, object, theirs);
  const nos = matches.map(({ no }) => no);
  const taken = await linksHere(run.place, kind, nos);
  const [only] = matches.length === 1 && taken.size === 0 ? await ours.many(run.ctx, nos) : [];
  if (only) return settlePairs(run, synced, [{ ours: only, object }]);
  const candidates = matches.map(({ id, title }) => ({ id, title }));
  const item = { ref: object.id, hubspotId: object.id, title: synced.titleOf(theirs) };
  return leave(run, kind, run.here, { ...item, reason: 'undecided', candidates });
}

/** Takes a page of HubSpot's records. */
async function takePage(run: Run, synced: Synced, objects: readonly CrmObject[]): Promise<void> {
  run.here.read += objects.length;
  const links = await linksThere(
    run.place,
    synced.kind,
    objects.map(({ id }) => id),
  );
  const known = [...links.values()];
  const records = await synced.ours.many(
    run.ctx,
    known.map(({ recordId }) => noOf(recordId)),
  );
  const byId = new Map(records.map((one) => [one.id, one]));
  const pairs = objects.flatMap((object): Pair[] => {
    const link = links.get(object.id);
    const ours = link && byId.get(link.recordId);
    return ours ? [{ object, link, ours }] : [];
  });
  await settlePairs(run, synced, pairs);
  const fresh = objects.filter(({ id }) => !links.has(id));
  const there = await valuesThere(run, synced, fresh);
  for (const object of fresh) await bringIn(run, synced, object, there.get(object.id) ?? {});
}

/** Reads what changed at HubSpot. Each page is kept when it is done, so a killed run goes on from there. */
export async function pullKind(
  run: Run,
  synced: Synced,
  progress: Progress,
  keep: (next: Progress) => Promise<void>,
): Promise<boolean> {
  const { since = 0, after = 0, isReading = false } = progress;
  let place = isReading ? { since, after } : { since: Math.max(0, since - OVERLAP_MS), after: 0 };
  for (let page = 0; page < PAGES; page++) {
    const { objects, next, lastAt } = await changesSince(run.access.token, synced.type, place, synced.properties);
    await takePage(run, synced, objects);
    await keep(next ? { ...next, isReading: true } : { since: Math.max(since, lastAt), after: 0, isReading: false });
    if (!next) return false;
    place = next;
  }
  return true;
}
