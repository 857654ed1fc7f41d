import { artistStore } from '#functions/domains/artist/store.ts';
import { companyStore } from '#functions/domains/company/store.ts';
import { contactStore } from '#functions/domains/contact/store.ts';
import { invoiceStore } from '#functions/domains/invoice/store.ts';
import { paperStores } from '#functions/domains/paper/stores-store.ts';
import { productionStore } from '#functions/domains/production/store.ts';
import { showStore } from '#functions/domains/show/store.ts';
import { travelStoreOf } from '#functions/domains/show-travel/stores-store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { isInside } from '#functions/platform/inside.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { PaperEntity } from '#shared/domains/paper/entities.ts';
import { partyIdsOf } from '#shared/domains/show/outside-rules.ts';
import type { UserFields } from '#shared/domains/user/schemas.ts';
import type { TravelKind } from '#shared/kernel/appointment.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Role } from '#shared/kernel/permission.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { readersOutside } from '#shared/kernel/role-presets.ts';
import type { RecordTarget } from '#shared/kernel/target.ts';

/** The facts about a record that its files, notes and tasks know. */
export interface Target {
  readonly title: string;
  /** The artists whose linked users see the record. Without them, everyone inside sees it. */
  readonly artistIds?: readonly Id[];
  /** Companies that are party to it. */
  readonly partyIds?: readonly Id[];
  /** Hides the record from every user outside. */
  readonly isInside?: boolean;
  /** The roles outside that see the record; all of them by default. */
  readonly seenBy?: readonly Role[];
}
type Tenant = Pick<TenantContext, 'tenantId'>;

const idsOf = (artists: readonly { artistId: Id }[]) => artists.map(({ artistId }) => artistId);
/** A kind of record that files, notes and tasks can be on. */
export interface TargetKind<T extends object> {
  readonly entity: RecordTarget['entity'];
  readonly of: (record: Stored<T>) => Target;
  readonly read: (ctx: Tenant, id: Id) => Promise<Target>;
}
const kind = <T extends object>(
  entity: RecordTarget['entity'],
  store: RecordStore<T>,
  of: (record: Stored<T>) => Target,
): TargetKind<T> => ({ entity, of, read: async (ctx, id) => of(await store.get(ctx, id)) });

const paper = (entity: PaperEntity) =>
  kind(entity, paperStores[entity], ({ number, artistIds, stage, company }) => ({
    title: number,
    artistIds,
    ...(company ? { partyIds: [company.companyId] } : {}),
    isInside: stage === 'draft',
    seenBy: readersOutside(entity),
  }));

const travel = (name: TravelKind) => {
  const store = travelStoreOf(name);
  return kind(name, store, (journey) => ({
    title: store.definition.title(journey),
    artistIds: idsOf(journey.artists),
  }));
};

export const targets = {
  show: kind('show', showStore, (show) => ({
    title: showStore.definition.title(show),
    artistIds: idsOf(show.artists),
    partyIds: partyIdsOf(show),
  })),
  production: kind('production', productionStore, ({ name, artists }) => ({ title: name, artistIds: idsOf(artists) })),
  artist: kind('artist', artistStore, ({ name, id }) => ({ title: name, artistIds: [id] })),
  contract: paper('contract'),
  quote: paper('quote'),
  purchaseAgreement: paper('purchaseAgreement'),
  invoice: kind('invoice', invoiceStore, (invoice) => ({
    title: invoiceStore.definition.title(invoice),
    artistIds: idsOf(invoice.artists),
    isInside: true,
  })),
  company: kind('company', companyStore, ({ name }) => ({ title: name, isInside: true })),
  groundTransport: travel('groundTransport'),
  flight: travel('flight'),
  train: travel('train'),
  lodging: travel('lodging'),
  contact: kind('contact', contactStore, ({ fullName }) => ({ title: fullName, isInside: true })),
} satisfies Record<RecordTarget['entity'], unknown>;

export const recordOf = (ctx: Tenant, { entity, recordId }: RecordTarget): Promise<Target> =>
  targets[entity].read(ctx, recordId);

/** The record, as far as the caller may see it; 404 when it is not there or not theirs. */
export async function targetOf(ctx: UserContext, { entity, recordId }: RecordTarget): Promise<Target> {
  const target = await recordOf(ctx, { entity, recordId });
  if (target.artistIds) artistAccess.check(ctx, target.artistIds, target.partyIds);
  const isHidden = target.isInside || target.seenBy?.includes(ctx.actor.role) === false;
  if (isHidden && !isInside(ctx)) throw new AppError('notFound');
  return target;
}
export const titleOfTarget = async (ctx: UserContext, target: RecordTarget): Promise<string> =>
  (await targetOf(ctx, target)).title;

const isColleague = (user: Stored<UserFields> | undefined): user is Stored<UserFields> =>
  user?.environment === 'internal' && user.state !== 'deactivated' && !user.deletedAt;
const maySee = (user: UserFields, { artistIds }: Target): boolean =>
  user.allArtists || !artistIds || artistIds.some((id) => user.artistIds.includes(id));

/** Finds a user of the agency who can be mentioned or given a task, provided that they may see the record. */
export async function colleagueFor(
  ctx: Tenant,
  userId: Id,
  field: string,
  target?: Target,
): Promise<Stored<UserFields>> {
  const user = await userStore.find(ctx, userId);
  if (!isColleague(user)) throw new AppError('choice', { field });
  if (target && !maySee(user, target)) throw new AppError('hiddenFrom', { field, params: { name: user.name } });
  return user;
}
