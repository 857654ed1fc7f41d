import { artistStore } from '#functions/domains/artist/store.ts';
import { invoiceStore } from '#functions/domains/invoice/store.ts';
import { paperStores } from '#functions/domains/paper/public/stores.ts';
import { showStore } from '#functions/domains/show/store.ts';
import { taskStore } from '#functions/domains/task/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { PaperEntity } from '#shared/domains/paper/entities.ts';
import { OWNED_KINDS, type OwnedKind, type UserFields, type UserUsage } from '#shared/domains/user/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { userStore } from '../store.ts';
import { lastActive } from './active-store.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;
type User = Stored<UserFields>;
/** A kind of record that somebody is responsible for: where it is found, and the record in a colleague's hands. */
interface Owned {
  readonly nosOf: (ctx: Tenant, userNo: number) => Promise<readonly number[]>;
  readonly pass: (ctx: TenantContext, no: number, from: Id, to: Id) => Promise<boolean>;
}

const owned = <T extends object>(
  store: RecordStore<T>,
  filtersOf: (userNo: number) => readonly Filter[],
  passed: (record: Stored<T>, from: Id, to: User) => T,
): Owned => ({
  nosOf: async ({ tenantId }, userNo) =>
    (await store.definition.list?.all(tenantId, { filters: filtersOf(userNo) })) ?? [],
  pass: (ctx, no, from, to) =>
    changeRecord(
      ctx,
      store,
      no,
      async (record) => passed(record, from, await userStore.get(ctx, to)),
      () => ({ action: 'transfer' }),
    ),
});
const isOwnerOf = (no: number): Filter[] => [{ column: 'owner', anyOf: [no] }];
const asOwner = ({ id, name }: User) => ({ userId: id, name });

const ownedPaper = (entity: PaperEntity) =>
  owned(paperStores[entity], isOwnerOf, (paper, from, to) =>
    paper.owner.userId === from ? { ...paper, owner: asOwner(to) } : paper,
  );

/** A locked show changes hands too: who looks after it is no part of what was agreed. */
const OWNED: Readonly<Record<OwnedKind, Owned>> = {
  show: owned(showStore, isOwnerOf, (show, from, to) =>
    show.owner.userId === from ? { ...show, owner: asOwner(to) } : show,
  ),
  contract: ownedPaper('contract'),
  quote: ownedPaper('quote'),
  purchaseAgreement: ownedPaper('purchaseAgreement'),
  invoice: owned(invoiceStore, isOwnerOf, (invoice, from, to) =>
    invoice.owner.userId === from ? { ...invoice, owner: asOwner(to) } : invoice,
  ),
  artist: owned(artistStore, isOwnerOf, (artist, from, to) =>
    artist.ownerId === from ? { ...artist, ownerId: to.id } : artist,
  ),
  task: owned(
    taskStore,
    (no) => [
      { column: 'assignee', anyOf: [no] },
      { column: 'done', anyOf: [0] },
    ],
    (task, from, to) => (task.assignee.userId === from ? { ...task, assignee: asOwner(to) } : task),
  ),
};

export async function usageOf(ctx: Tenant, user: User): Promise<UserUsage> {
  const counting = OWNED_KINDS.map(async (kind) => [kind, (await OWNED[kind].nosOf(ctx, user.no)).length] as const);
  const [lastActiveAt, ...counts] = await Promise.all([lastActive(user), ...counting]);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  return { owned: Object.fromEntries(counts) as UserUsage['owned'], total, lastActiveAt };
}

/** Started again after a crash it finds the rest: what has changed hands is no longer the user's. */
export async function transferOwned(ctx: TenantContext, fromId: Id, toId: Id): Promise<number> {
  const to = await userStore.get(ctx, toId);
  if (to.state === 'deactivated') throw new AppError('choice', { field: 'toId' });
  let passed = 0;
  for (const kind of OWNED_KINDS) {
    for (const no of await OWNED[kind].nosOf(ctx, noOf(fromId)))
      if (await OWNED[kind].pass(ctx, no, fromId, toId)) passed++;
  }
  return passed;
}
