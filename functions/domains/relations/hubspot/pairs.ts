import { type CrmObject, HUBSPOT_BATCH, joinCompanies, updateObjects } from '#functions/platform/authority/hubspot.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import {
  type Base,
  type Merge,
  mergeOf,
  NO_BASE,
  pulls,
  pushes,
  settled,
  type Values,
} from '#shared/domains/relations/hubspot/rules.ts';
import type { OpenItem } from '#shared/domains/relations/hubspot/schemas.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import type { Synced } from './kinds.ts';
import { baseWrite, type Link, linksHere, linkWrites, openOf } from './links.ts';
import { isRefusal, type Ours } from './ours.ts';
import { closing, leave, opening, type Run, valuesThere } from './run.ts';

/** A record on both sides. Without a link, they have just been found to be the same. */
export interface Pair {
  readonly ours: Ours;
  readonly object: CrmObject;
  readonly link?: Link | undefined;
}
interface Ready extends Pair {
  readonly base: Base;
  readonly theirs: Values;
}
/** The values that HubSpot took, by its ids. */
type Sent = ReadonlyMap<string, Values>;

/** HubSpot names no company where it knows none that is here: that takes nothing away. */
const withCompany = (theirs: Values, { theirs: last }: Base): Values =>
  'company' in theirs ? { ...theirs, company: theirs.company || (last.company ?? '') } : theirs;

const isEmpty = (values: object): boolean => Object.keys(values).length === 0;

/** The companies at HubSpot that contacts go to, by our ids. */
async function companiesThere({ place }: Run, changes: readonly Values[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(changes.flatMap(({ company }) => company || []))];
  const links = await linksHere(place, 'company', ids.map(noOf));
  return new Map(ids.flatMap((id) => (links.has(noOf(id)) ? [[id, links.get(noOf(id)) ?? '']] : [])));
}

/** Sends the values that only we changed. Contacts of a company without a link keep theirs for a later run. */
async function sendChanges(run: Run, synced: Synced, pairs: readonly Ready[]): Promise<Sent> {
  const wanted = pairs.map(({ ours, object, base, theirs }) => ({
    ours,
    id: object.id,
    change: mergeOf(base, ours.values, theirs).toThem,
  }));
  const companies = await companiesThere(
    run,
    wanted.map(({ change }) => change),
  );
  const sending = wanted.flatMap(({ ours, id, change: { company, ...change } }) => {
    const there = company && companies.get(company);
    const whole = there ? { ...change, company: company ?? '' } : change;
    const named = there ? { company: ours.companyName } : {};
    return isEmpty(whole) ? [] : [{ id, there, change: whole, properties: { ...synced.written(change), ...named } }];
  });
  const taken = new Set<string>();
  for (const some of chunks(sending, HUBSPOT_BATCH)) {
    const inputs = some.map(({ id, properties }) => ({ id, properties }));
    for (const { id } of await updateObjects(run.access.token, synced.type, inputs)) taken.add(id);
  }
  const done = sending.filter(({ id }) => taken.has(id));
  await joinCompanies(
    run.access.token,
    done.flatMap(({ id, there }) => (there ? [{ contact: id, company: there }] : [])),
  );
  run.there.changed += done.length;
  return new Map(done.map(({ id, change }) => [id, change]));
}

const fieldsIn = (fields: readonly string[], ours: Values, theirs: Values): OpenItem['fields'] =>
  fields.map((field) => ({ field, ours: ours[field] ?? '', theirs: theirs[field] ?? '' }));

/** The writes of the link and of what a person has to look at, as far as they differ from what is stored. */
function linked(
  run: Run,
  synced: Synced,
  pair: Ready,
  base: Base,
  conflicts: OpenItem['fields'],
  listed?: OpenItem,
): Write[] {
  const { kind } = synced;
  const { ours, object, link } = pair;
  const ids = { hubspotId: object.id, recordId: ours.id };
  const next = { ...ids, base };
  const isKept = link && JSON.stringify(link.base) === JSON.stringify(base);
  const unlinked = () => [...linkWrites(run.place, kind, next), closing(run, kind, `R${ours.no}`)];
  const writes: Write[] = link ? (isKept ? [] : [baseWrite(run.place, kind, next)]) : unlinked();
  const item = { ref: object.id, reason: 'conflict' as const, title: ours.title, ...ids, fields: conflicts };
  const isListed = listed?.reason === 'conflict' && JSON.stringify(listed.fields) === JSON.stringify(conflicts);
  if (conflicts.length > 0) return isListed ? writes : [...writes, opening(run, kind, item)];
  return listed ? [...writes, closing(run, kind, object.id)] : writes;
}

interface Settling {
  readonly pair: Ready;
  readonly sent: Values;
  readonly listed: OpenItem | undefined;
}
/** Writes one pair: the values that only HubSpot changed, the link and the conflicts. Answers whether ours changed. */
async function settle(run: Run, synced: Synced, { pair, sent, listed }: Settling, ours: Ours): Promise<boolean> {
  const { base, theirs } = pair;
  const merge: Merge = mergeOf(base, ours.values, theirs);
  const taken = pulls(run.access[synced.kind]) ? merge.toUs : {};
  const fields = [...merge.agreed, ...Object.keys(taken), ...Object.keys(sent)];
  const now = { ...theirs, ...sent };
  const conflicts = fieldsIn(merge.conflicts, ours.values, theirs);
  const along = (after: Values) =>
    linked(run, synced, { ...pair, ours }, settled(base, fields, { ...after, ...sent }, now), conflicts, listed);
  if (isEmpty(taken)) {
    const writes = along(ours.values);
    if (writes.length > 0) await commit(writes);
    return false;
  }
  await ours.save(run.ctx, taken, theirs, (_id, after) => along(after));
  return true;
}

async function settleOne(run: Run, synced: Synced, settling: Settling): Promise<void> {
  const { ours, object } = settling.pair;
  let known: Ours | undefined = ours;
  try {
    await retryStale(async () => {
      const current = known ?? (await synced.ours.many(run.ctx, [ours.no]))[0];
      known = undefined;
      if (current && (await settle(run, synced, settling, current))) run.here.changed++;
    });
  } catch (e) {
    if (!isRefusal(e)) throw e;
    const ids = { ref: object.id, hubspotId: object.id, recordId: ours.id };
    await leave(run, synced.kind, run.here, { ...ids, reason: 'refused', title: ours.title });
  }
}

/**
 * Brings pairs together, both ways. HubSpot is written first: if the work breaks off, the next run finds the same value
 * on both sides.
 */
export async function settlePairs(run: Run, synced: Synced, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  const objects = pairs.map(({ object }) => object);
  const [there, open] = await Promise.all([
    valuesThere(run, synced, objects),
    openOf(
      run.place,
      synced.kind,
      objects.map(({ id }) => id),
    ),
  ]);
  const ready = pairs.map((pair): Ready => {
    const base = pair.link?.base ?? NO_BASE;
    return { ...pair, base, theirs: withCompany(there.get(pair.object.id) ?? {}, base) };
  });
  const sent: Sent = pushes(run.access[synced.kind]) ? await sendChanges(run, synced, ready) : new Map();
  for (const pair of ready)
    await settleOne(run, synced, { pair, sent: sent.get(pair.object.id) ?? {}, listed: open.get(pair.object.id) });
}
