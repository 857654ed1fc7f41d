import { ageRestrictionStore } from '#functions/domains/reference/age-restriction/store.ts';
import { businessCentralProjectStore } from '#functions/domains/reference/business-central-project/store.ts';
import { productStore } from '#functions/domains/reference/product/store.ts';
import { artistRiderStore } from '#functions/domains/relations/artist-rider/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { type Findable, namedRecord } from '#functions/platform/record/references.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { BilledArtist, ShowFields, ShowInput } from '#shared/domains/booking/show/schemas.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { companySummary } from '#shared/domains/relations/company/rules.ts';
import { contactSummary } from '#shared/domains/relations/contact/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/** The show before the change. Records that it names may stay, even if they were deleted since. */
export type Before = Partial<ShowFields>;

/** Finds the record that a show refers to. A reference that leads nowhere is refused at its field. */
export const reference = async <T extends object>(
  ctx: UserContext,
  store: Findable<T>,
  id: Id | undefined,
  field: string,
  before?: Id,
): Promise<Stored<T> | undefined> => (id ? namedRecord(ctx, store, field, id, [before]) : undefined);

/** The production it belongs to: one of the caller's artists, or the one it is in. */
export async function productionOf(ctx: UserContext, id: Id | undefined, before?: Id) {
  if (!id) return undefined;
  const { records, isOwn } = await servicesOf('production');
  const found = await reference(ctx, records, id, 'productionId', before);
  if (found && found.id !== before && !isOwn(ctx, found)) throw new AppError('choice', { field: 'productionId' });
  return found;
}

/** The artists as the show carries them, each with its place on the bill. */
export function billOf(artists: readonly Stored<ArtistInput>[], bill: ShowInput['bill'] = []): BilledArtist[] {
  const stranger = bill.findIndex(({ artistId }) => artists.every(({ id }) => id !== artistId));
  if (stranger >= 0) throw new AppError('choice', { field: `bill.${stranger}.artistId` });
  return artists.map(({ id: artistId, name }) => {
    const entry = bill.find((one) => one.artistId === artistId);
    return { artistId, name, ...(entry ? { role: entry.role, billing: entry.billing } : {}) };
  });
}

/** Finds the parties that sign and pay, when they are not the buyer. */
export async function partiesOf(ctx: UserContext, input: ShowInput, before: Before = {}) {
  const { signerId, signerContactId, payerId, payerContactId } = input;
  const [signer, signerContact, payer, payerContact] = await Promise.all([
    reference(ctx, companyStore, signerId, 'signerId', before.signer?.companyId),
    reference(ctx, contactStore, signerContactId, 'signerContactId', before.signerContact?.contactId),
    reference(ctx, companyStore, payerId, 'payerId', before.payer?.companyId),
    reference(ctx, contactStore, payerContactId, 'payerContactId', before.payerContact?.contactId),
  ]);
  return {
    ...(signer ? { signer: companySummary(signer) } : {}),
    ...(signerContact ? { signerContact: contactSummary(signerContact) } : {}),
    ...(payer ? { payer: companySummary(payer) } : {}),
    ...(payerContact ? { payerContact: contactSummary(payerContact) } : {}),
  };
}

async function checkRiders(ctx: UserContext, { riderIds = [], artistIds }: ShowInput, before: Before): Promise<void> {
  const named = riderIds.map((id, i) => namedRecord(ctx, artistRiderStore, `riderIds.${i}`, id, before.riderIds));
  const foreign = (await Promise.all(named)).findIndex(({ artistId }) => !artistIds.includes(artistId));
  if (foreign >= 0) throw new AppError('choice', { field: `riderIds.${foreign}` });
}

/** Finds those of the riders that belong to one artist and still exist. */
export async function ridersOf(
  ctx: UserContext,
  artistId: Id | undefined,
  riderIds: readonly Id[] = [],
): Promise<Id[]> {
  const found = await artistRiderStore.many(ctx, riderIds.map(noOf));
  const own = found.filter((rider) => !rider.deletedAt && rider.artistId === artistId).map(({ id }) => id);
  return riderIds.filter((id) => own.includes(id));
}

/** Masters that a show names: riders are those of its artists. */
export async function checkMasters(ctx: UserContext, input: ShowInput, before: Before = {}): Promise<void> {
  const { products = [], ageRestrictionId, projectId } = input;
  const sold = before.products?.map(({ productId }) => productId);
  await Promise.all([
    checkRiders(ctx, input, before),
    reference(ctx, ageRestrictionStore, ageRestrictionId, 'ageRestrictionId', before.ageRestrictionId),
    reference(ctx, businessCentralProjectStore, projectId, 'projectId', before.projectId),
    ...products.map(
      ({ productId }, i) => productId && namedRecord(ctx, productStore, `products.${i}.productId`, productId, sold),
    ),
  ]);
}
