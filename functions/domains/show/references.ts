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

/** The records a show names once, each by the field that holds its id. */
type Named = Extract<keyof ShowInput, `${string}Id`>;

async function found<T extends object>(
  ctx: UserContext,
  store: RecordStore<T>,
  { id, field, isThere }: { readonly id: Id; readonly field: string; readonly isThere: boolean },
): Promise<Stored<T>> {
  const record = await store.find(ctx, id);
  if (!record || (record.deletedAt && !isThere)) throw new AppError('choice', { field });
  return record;
}

/** What a show refers to; one that leads nowhere is refused at its field. What was deleted since stays where it is named. */
export async function reference<T extends object>(
  ctx: UserContext,
  store: RecordStore<T>,
  field: Named,
  input: ShowInput,
  was?: ShowInput,
) {
  const id = input[field];
  return id ? found(ctx, store, { id, field, isThere: id === was?.[field] }) : undefined;
}

/** The bill, in its order. Nobody adds an artist they may not see or who is deleted; who is there already stays. */
export async function artistsOf(ctx: UserContext, artistIds: readonly Id[], there: readonly BilledArtist[] = []) {
  const artists = await artistStore.many(ctx, artistIds.map(noOf));
  const isThere = (id: Id) => there.some(({ artistId }) => artistId === id);
  return artistIds.map((artistId, i) => {
    const artist = artists.find(({ id }) => id === artistId);
    const may = artist && (isThere(artistId) || (!artist.deletedAt && artistAccess.may(ctx, [artistId])));
    if (!may) throw new AppError('choice', { field: `artistIds.${i}` });
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
export async function partiesOf(ctx: UserContext, input: ShowInput, was?: ShowInput) {
  const [signer, signerContact, payer, payerContact] = await Promise.all([
    reference(ctx, companyStore, 'signerId', input, was),
    reference(ctx, contactStore, 'signerContactId', input, was),
    reference(ctx, companyStore, 'payerId', input, was),
    reference(ctx, contactStore, 'payerContactId', input, was),
  ]);
  return {
    ...(signer ? { signer: companyCard(signer) } : {}),
    ...(signerContact ? { signerContact: contactCard(signerContact) } : {}),
    ...(payer ? { payer: companyCard(payer) } : {}),
    ...(payerContact ? { payerContact: contactCard(payerContact) } : {}),
  };
}

async function checkRiders(ctx: UserContext, { riderIds = [], artistIds }: ShowInput, was?: ShowInput): Promise<void> {
  const check = async (id: Id, i: number) => {
    const field = `riderIds.${i}`;
    const rider = await found(ctx, artistRiderStore, { id, field, isThere: was?.riderIds?.includes(id) ?? false });
    if (!artistIds.includes(rider.artistId)) throw new AppError('choice', { field });
  };
  await Promise.all(riderIds.map(check));
}

async function checkProducts(ctx: UserContext, { products = [] }: ShowInput, was?: ShowInput): Promise<void> {
  const there = new Set(was?.products?.map(({ productId }) => productId));
  const check = async ({ productId: id }: (typeof products)[number], i: number) =>
    id && found(ctx, productStore, { id, field: `products.${i}.productId`, isThere: there.has(id) });
  await Promise.all(products.map(check));
}

/** Masters that a show names: riders are those of its artists. */
export async function checkMasters(ctx: UserContext, input: ShowInput, was?: ShowInput): Promise<void> {
  await Promise.all([
    checkRiders(ctx, input, was),
    checkProducts(ctx, input, was),
    reference(ctx, ageRestrictionStore, 'ageRestrictionId', input, was),
  ]);
}
