import { type EEntity, eEntity } from '#functions/domains/reference/bookkeeping/public/e-entity.ts';
import { agencyIdentity } from '#functions/domains/reference/bookkeeping/public/identity.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { hasAccessPoint } from '#functions/platform/authority/access-point.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Entity } from '#shared/domains/agreements/e-invoice/schemas.ts';
import type { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Kept = Stored<EEntity> | undefined;

export async function bookkeepingWithEntity(ctx: UserContext, id: Id) {
  const bookkeeping = await bookkeepingStore.get(ctx, id);
  if (bookkeeping.deletedAt) throw new AppError('notFound');
  return { bookkeeping, entity: await eEntity.of(ctx, bookkeeping.no) };
}

/** Proposes the details to register a bookkeeping with: its own name and address. */
async function proposalOf({ tenantId }: UserContext, bookkeeping: Stored<BookkeepingInput>) {
  const { name, address } = await agencyIdentity(tenantId, bookkeeping);
  const { addressLine1, city, postalCode, countryId } = address;
  return { name, line1: addressLine1, town: city, postcode: postalCode, country: countryId, identifiers: [] };
}

export async function entityView(
  ctx: UserContext,
  bookkeeping: Stored<BookkeepingInput>,
  entity: Kept,
): Promise<Entity> {
  const known = entity ?? (await proposalOf(ctx, bookkeeping));
  return { ...known, identifiers: [...known.identifiers], bookkeepingId: bookkeeping.id, isSetUp: hasAccessPoint() };
}

/** Writes an entity on condition that nobody else wrote it meanwhile. */
export async function keepEntity(
  ctx: UserContext,
  bookkeeping: Stored<BookkeepingInput>,
  before: Kept,
  data: EEntity,
): Promise<Entity> {
  const after = eEntity.next(ctx, bookkeeping.no, before, data);
  await commit([eEntity.write(ctx, before, after)]);
  return entityView(ctx, bookkeeping, after);
}
