import { type CrmObject, HUBSPOT_BATCH, objectsOf, objectsWith } from '#functions/platform/authority/hubspot.ts';
import { commit } from '#functions/platform/data/write.ts';
import { changedIn } from '#functions/platform/record/activity.ts';
import { MatchIndex } from '#shared/domains/relations/hubspot/rules.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import type { Progress } from './connection.ts';
import type { Synced } from './kinds.ts';
import { linksHere, linksThere, openOf } from './links.ts';
import { makeThere } from './make-there.ts';
import { type Ours, SYNC_ACTION } from './ours.ts';
import { type Pair, settlePairs } from './pairs.ts';
import { leave, opening, type Run } from './run.ts';

/** Batches of one run. */
const BATCHES = 20;
/** The log is written a moment after the clock of its request was read, and its index lags. */
const OVERLAP_MS = 120_000;

/** Notes that a linked record is archived at HubSpot. Nothing is deleted here. */
async function noteArchived(run: Run, { kind }: Synced, gone: readonly { ours: Ours; hubspotId: string }[]) {
  const listed = await openOf(
    run.place,
    kind,
    gone.map(({ hubspotId }) => hubspotId),
  );
  for (const { ours, hubspotId } of gone) {
    run.there.left++;
    if (listed.get(hubspotId)?.reason === 'archived') continue;
    const item = { ref: hubspotId, hubspotId, recordId: ours.id, title: ours.title };
    await commit([opening(run, kind, { ...item, reason: 'archived' })]);
  }
}

/** Finds the records at HubSpot that may be ours, by each property that says so. */
async function sameThere({ access }: Run, synced: Synced, records: readonly Ours[]): Promise<MatchIndex<CrmObject>> {
  const wanted = new Map<string, Set<string>>();
  for (const { values } of records)
    for (const [property, value] of Object.entries(synced.keys(values)))
      if (value) wanted.set(property, (wanted.get(property) ?? new Set()).add(value));
  const found = new Map<string, CrmObject>();
  for (const [property, values] of wanted) {
    const objects = await objectsWith(access.token, synced.type, property, [...values], synced.properties);
    for (const object of objects) found.set(object.id, object);
  }
  const index = new MatchIndex<CrmObject>(synced.kind);
  for (const object of found.values()) index.add(synced.read(object.properties), object);
  return index;
}

/** Sends records that have no link yet: joins each with the one there that it is, or makes it there. */
async function sendNew(run: Run, synced: Synced, records: readonly Ours[]): Promise<void> {
  if (records.length === 0) return;
  const index = await sameThere(run, synced, records);
  const matches = records.map((ours) => ({ ours, found: index.find(ours.values) }));
  const taken = await linksThere(
    run.place,
    synced.kind,
    matches.flatMap(({ found }) => found.map(({ id }) => id)),
  );
  const pairs: Pair[] = [];
  const fresh: Ours[] = [];
  for (const { ours, found } of matches) {
    const [object, ...more] = found;
    const isFree =
      object && more.length === 0 && !taken.has(object.id) && !pairs.some((pair) => pair.object === object);
    if (!object) fresh.push(ours);
    else if (isFree) pairs.push({ ours, object });
    else {
      const item = { ref: `R${ours.no}`, recordId: ours.id, title: ours.title, reason: 'undecided' as const };
      await leave(run, synced.kind, run.there, item);
    }
  }
  await settlePairs(run, synced, pairs);
  await makeThere(run, synced, fresh);
}

/** Sends some of our records. One that waits for approval is not sent before it is approved. */
async function sendBatch(run: Run, synced: Synced, nos: readonly number[]): Promise<void> {
  const { kind, type, properties } = synced;
  const records = (await synced.ours.many(run.ctx, nos)).filter(({ isWaiting }) => !isWaiting);
  run.there.read += records.length;
  const idOf = await linksHere(
    run.place,
    kind,
    records.map(({ no }) => no),
  );
  const ids = [...idOf.values()];
  const [objects, links] = await Promise.all([
    objectsOf(run.access.token, type, ids, properties),
    linksThere(run.place, kind, ids),
  ]);
  const byId = new Map(objects.map((object) => [object.id, object]));
  const known = records.flatMap((ours) => {
    const hubspotId = idOf.get(ours.no);
    return hubspotId ? [{ ours, hubspotId, object: byId.get(hubspotId), link: links.get(hubspotId) }] : [];
  });
  await settlePairs(
    run,
    synced,
    known.flatMap(({ ours, object, link }): Pair[] => (object ? [{ ours, object, link }] : [])),
  );
  await noteArchived(
    run,
    synced,
    known.filter(({ object }) => !object),
  );
  await sendNew(
    run,
    synced,
    records.filter(({ no }) => !idOf.has(no)),
  );
}

/** The first pass sends all our records. Later ones read our log for what changed. */
export async function pushKind(
  run: Run,
  synced: Synced,
  progress: Progress,
  keep: (next: Progress) => Promise<void>,
): Promise<boolean> {
  const { ctx } = run;
  const { walkedTo = 0, isWalked = false, logFrom = ctx.now.toISOString() } = progress;
  const from = new Date(Date.parse(logFrom) - OVERLAP_MS);
  const nos = isWalked
    ? await changedIn(ctx.tenantId, synced.kind, { from, to: ctx.now }, SYNC_ACTION)
    : await synced.ours.nosAfter(ctx, walkedTo);
  const batches = chunks(nos, HUBSPOT_BATCH);
  for (const batch of batches.slice(0, BATCHES)) {
    await sendBatch(run, synced, batch);
    // The log is read from where the first pass began: it missed what changed behind it.
    if (!isWalked) await keep({ walkedTo: batch.at(-1) ?? walkedTo, logFrom });
  }
  if (batches.length > BATCHES) {
    // More changes than a run takes: a new pass over all records takes them bit by bit.
    if (isWalked) await keep({ isWalked: false, walkedTo: 0, logFrom: ctx.now.toISOString() });
    return true;
  }
  await keep({ isWalked: true, logFrom: isWalked ? ctx.now.toISOString() : logFrom });
  return false;
}
