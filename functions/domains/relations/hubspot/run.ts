import type { CrmObject } from '#functions/platform/authority/hubspot.ts';
import { companiesOfContacts } from '#functions/platform/authority/hubspot.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { RecordContext, TenantContext } from '#functions/platform/endpoint/context.ts';
import { MatchIndex, type Values } from '#shared/domains/relations/hubspot/rules.ts';
import type { Counts, OpenItem, SyncKind } from '#shared/domains/relations/hubspot/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Access } from './connection.ts';
import { type Synced, syncedKinds } from './kinds.ts';
import { closeWrite, linksThere, openWrite, type Place } from './links.ts';
import type { Ours } from './ours.ts';

export type Tally = { -readonly [K in keyof Counts]: Counts[K] };
const noCounts = (): Tally => ({ read: 0, made: 0, changed: 0, left: 0 });
type Known = Pick<Ours, 'no' | 'id' | 'title'>;

/** One piece of work for one agency. */
export interface Run {
  readonly ctx: RecordContext;
  readonly access: Access;
  readonly place: Place;
  /** Changes here, and at HubSpot. */
  readonly here: Tally;
  readonly there: Tally;
  /** Our records by their keys. Read once, and only if a record without a link comes. */
  index(kind: SyncKind): Promise<MatchIndex<Known>>;
}

/** Nobody asks for the work, so nothing that it adds waits for approval: an administrator chose it. */
const SYSTEM = {
  userId: 'system',
  name: 'Backline',
  permissions: new Set(['company.approve', 'contact.approve'] as const),
};

export function runOf({ tenantId, now }: TenantContext, access: Access): Run {
  const ctx = { tenantId, now, actor: SYSTEM };
  const indexes = new Map<SyncKind, Promise<MatchIndex<Known>>>();
  const read = async (kind: SyncKind) => {
    const index = new MatchIndex<Known>(kind);
    for (const { no, id, title, values } of await syncedKinds[kind].ours.all(ctx)) index.add(values, { no, id, title });
    return index;
  };
  return {
    ctx,
    access,
    here: noCounts(),
    there: noCounts(),
    place: { tenantId, portalId: access.portalId },
    index(kind) {
      const index = indexes.get(kind) ?? read(kind);
      indexes.set(kind, index);
      return index;
    },
  };
}

/** Reads the values of records of HubSpot. The company of a contact is the record here that its company is linked to. */
export async function valuesThere(
  run: Run,
  synced: Synced,
  objects: readonly CrmObject[],
): Promise<Map<string, Values>> {
  const companyOf = synced.kind === 'contact' ? await companiesHere(run, objects) : undefined;
  return new Map(
    objects.map(({ id, properties }) => {
      const values = synced.read(properties);
      return [id, companyOf ? { ...values, company: companyOf.get(id) ?? '' } : values];
    }),
  );
}
async function companiesHere({ access, place }: Run, contacts: readonly CrmObject[]): Promise<ReadonlyMap<string, Id>> {
  const ids = contacts.map(({ id }) => id);
  const companies = await companiesOfContacts(access.token, ids);
  const links = await linksThere(place, 'company', [...new Set(companies.values())]);
  return new Map(
    [...companies].flatMap(([contact, company]) => {
      const recordId = links.get(company)?.recordId;
      return recordId ? [[contact, recordId] as const] : [];
    }),
  );
}

const NOTHING = { fields: [], candidates: [] };
type Opened = Partial<OpenItem> & Pick<OpenItem, 'ref' | 'reason' | 'title'>;
export const opening = ({ place }: Run, kind: SyncKind, item: Opened): Write =>
  openWrite(place, { kind, ...NOTHING, ...item });
/** Lists a record for a person to look at, and counts it as left. */
export async function leave(run: Run, kind: SyncKind, tally: Tally, item: Opened): Promise<void> {
  tally.left++;
  await commit([opening(run, kind, item)]);
}
export const closing = ({ place }: Run, kind: SyncKind, ref: string): Write => closeWrite(place, kind, ref);
