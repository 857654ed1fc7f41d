import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import type { PublicContext, TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { pageOf } from '#shared/domains/relations/link/rules.ts';
import type { EventPayload } from '#shared/events.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { StoredLink } from '../store.ts';
import { checkNoStaff } from './link-access.ts';
import { asReader } from './log.ts';

/** Two readers of one record who act at once are rare, so a few tries are enough. */
const TRIES = 10;

/**
 * Runs an act in the name of a link's reader. `act` reads the record anew on each try: the revision is the condition, so
 * of two acts at once the second is decided on what the first wrote. Staff only look.
 */
export function actAsReader<T>(
  ctx: PublicContext,
  link: StoredLink,
  act: (reader: TenantContext) => Promise<T>,
): Promise<T> {
  checkNoStaff(ctx, link);
  const reader = asReader(ctx, link);
  return retryOvertaken(() => act(reader), TRIES);
}

interface Telling<T extends object> {
  readonly store: RecordStore<T>;
  readonly read: (link: StoredLink) => Promise<Stored<T>>;
  readonly action: string;
  readonly kind: EventPayload<'saidByLink'>['kind'];
  /** The reader's own words. */
  readonly text?: string;
  /** Names the record to the sender of the link. */
  readonly nameOf: (record: T) => string;
  /** Returns the same record if there is nothing to write: a second press. */
  readonly change: (reader: TenantContext, record: Stored<T>) => Stored<T> | Promise<Stored<T>>;
}
/** Runs an act of a link's reader that changes the record of the link, and tells the sender. */
export const actAndTell = <T extends object>(
  ctx: PublicContext,
  link: StoredLink,
  of: Telling<T>,
): Promise<Stored<T>> =>
  actAsReader(ctx, link, async (reader) => {
    const { store, action, kind, text } = of;
    const before = await of.read(link);
    const after = await of.change(reader, before);
    if (after === before) return before;
    const said = { kind, number: of.nameOf(before), name: link.recipient.name, ...(text ? { text } : {}) };
    const told = emit('saidByLink', { userId: link.sender.userId, target: pageOf(link), ...said });
    return store.update(reader, before, after, { action, outbox: [told] });
  });
