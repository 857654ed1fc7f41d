import { ageRestrictionStore } from '#functions/domains/age-restriction/store.ts';
import { artistStore } from '#functions/domains/artist/store.ts';
import { artistRiderStore } from '#functions/domains/artist-rider/store.ts';
import { companyStore } from '#functions/domains/company/store.ts';
import { contactStore } from '#functions/domains/contact/store.ts';
import { productStore } from '#functions/domains/product/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { ArtistInput } from '#shared/domains/artist/schemas.ts';
import { companyCard } from '#shared/domains/company/rules.ts';
import { contactCard } from '#shared/domains/contact/rules.ts';
import type { BilledArtist, ShowInput } from '#shared/domains/show/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';

/** What a show refers to; a reference that leads nowhere is refused at its field. */
export async function reference<T extends object>(
  ctx: UserContext,
  store: RecordStore<T>,
  id: Id | undefined,
  field: string,
) {
  if (!id) return undefined;
  const found = await store.find(ctx, id);
  if (!found || found.deletedAt) throw new AppError('choice', { field });
  return found;
}

/** The bill, in its order. Who may not see an artist adds none, but leaves in place who is there already. */
export async function artistsOf(ctx: UserContext, artistIds: readonly Id[], there: readonly BilledArtist[] = []) {
  const found = await artistStore.many(ctx, artistIds.map(noOf));
  const may = (id: Id) => artistAccess.may(ctx, [id]) || there.some(({ artistId }) => artistId === id);
  return artistIds.map((artistId, i) => {
    const artist = found.find((a) => a.id === artistId && !a.deletedAt);
    if (!artist || !may(artistId)) throw new AppError('choice', { field: `artistIds.${i}` });
    return artist;
  });
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

/** Who signs and who pays, where that is not the buyer. */
export async function partiesOf(ctx: UserContext, input: ShowInput) {
  const { signerId, signerContactId, payerId, payerContactId } = input;
  const [signer, signerContact, payer, payerContact] = await Promise.all([
    reference(ctx, companyStore, signerId, 'signerId'),
    reference(ctx, contactStore, signerContactId, 'signerContactId'),
    reference(ctx, companyStore, payerId, 'payerId'),
    reference(ctx, contactStore, payerContactId, 'payerContactId'),
  ]);
  return {
    ...(signer ? { signer: companyCard(signer) } : {}),
    ...(signerContact ? { signerContact: contactCard(signerContact) } : {}),
    ...(payer ? { payer: companyCard(payer) } : {}),
    ...(payerContact ? { payerContact: contactCard(payerContact) } : {}),
  };
}

async function checkRiders(ctx: UserContext, riderIds: readonly Id[], artistIds: readonly Id[]): Promise<void> {
  const riders = await Promise.all(riderIds.map((id, i) => reference(ctx, artistRiderStore, id, `riderIds.${i}`)));
  const foreign = riders.findIndex((rider) => !rider || !artistIds.includes(rider.artistId));
  if (foreign >= 0) throw new AppError('choice', { field: `riderIds.${foreign}` });
}

/** Of these riders those of one artist, as far as they are still there. */
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
export async function checkMasters(ctx: UserContext, input: ShowInput): Promise<void> {
  const { riderIds = [], products = [], ageRestrictionId } = input;
  await Promise.all([
    checkRiders(ctx, riderIds, input.artistIds),
    reference(ctx, ageRestrictionStore, ageRestrictionId, 'ageRestrictionId'),
    ...products.map(({ productId }, i) => reference(ctx, productStore, productId, `products.${i}.productId`)),
  ]);
}
