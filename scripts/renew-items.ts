import { externalEventStore } from '#functions/domains/booking/external-calendar/public/event-store.ts';
import { privateEntryStore } from '#functions/domains/booking/private-entry/store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { rosterWrites } from '#functions/domains/relations/artist/public/roster-store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { commitEach } from '#functions/platform/data/commit-each.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { renewedItems } from '#functions/platform/picker/renew.ts';
import { everyRecord } from '#functions/platform/record/every.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { servicesOf } from '#functions/records/book.ts';
import { TRAVEL_KINDS } from '#shared/kernel/record/appointment.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

async function renew<T extends object>(
  store: RecordStore<T>,
  tenantId: string,
  writesOf: (record: Stored<T>) => readonly Write[],
): Promise<void> {
  const writes: Write[] = [];
  for await (const record of everyRecord(store, tenantId)) if (!record.deletedAt) writes.push(...writesOf(record));
  await commitEach(writes);
}

const calendar = <T extends object>(store: RecordStore<T>, tenantId: string): Promise<void> =>
  renew(store, tenantId, (record) => store.definition.calendar?.(tenantId, undefined, record) ?? []);

/** Rewrites the items that planning reads, the roster and the calendar, from the present records. */
export async function renewPlanning(tenantId: string): Promise<void> {
  await renew(artistStore, tenantId, (artist) => rosterWrites(tenantId, undefined, artist));
  await calendar(showStore, tenantId);
  await calendar(privateEntryStore, tenantId);
  await calendar(externalEventStore, tenantId);
  for (const kind of TRAVEL_KINDS) await calendar((await servicesOf(kind)).store, tenantId);
}

/** Rewrites the search words of an entity's records by the present folding. */
export const renewPicker = async (tenantId: string, entity: string): Promise<void> =>
  commitEach(await renewedItems(tenantId, entity));
