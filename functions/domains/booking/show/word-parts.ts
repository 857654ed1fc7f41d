import { ageRestrictionStore } from '#functions/domains/reference/age-restriction/store.ts';
import { companyData } from '#functions/domains/relations/company/public/word-data.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactData } from '#functions/domains/relations/contact/public/word-data.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { money } from '#functions/platform/documents/word/values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { seenRecord } from '#functions/platform/record/fields.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { companyFields } from '#shared/domains/relations/company/fields.ts';
import { contactFields } from '#shared/domains/relations/contact/fields.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

const live = async <T extends object>(ctx: UserContext, store: RecordStore<T>, id: Id | undefined) => {
  const found = id ? await store.find(ctx, id) : undefined;
  return found?.deletedAt ? undefined : found;
};
/** Returns the data of a company, from what the caller sees of it. */
export async function companyPart(ctx: UserContext, id: Id | undefined, locale: Locale) {
  const company = await live(ctx, companyStore, id);
  return company && companyData(seenRecord(ctx, companyFields, company), locale);
}
/** Returns the data of a contact, from what the caller sees of it. */
export async function contactPart(ctx: UserContext, id: Id | undefined, locale: Locale) {
  const contact = await live(ctx, contactStore, id);
  return contact && contactData(seenRecord(ctx, contactFields, contact), locale);
}

/** Returns the products that are sold beside the fee. */
const productsOf = ({ products = [] }: ShowFields) =>
  products.map(({ name, quantity, price }) => ({
    name,
    quantity,
    price: money(price.minor, price.currency),
    total: money(price.minor * quantity, price.currency),
  }));

/** Returns the lists and lesser parts of a show, from what the caller sees of it. The buyer is signer and payer when no other is named. */
export async function showParts(ctx: UserContext, show: ShowFields, locale: Locale) {
  const { promoter, contact, signer = promoter, payer = promoter } = show;
  const { signerContact = contact, payerContact = contact } = show;
  const [signs, pays, signsFor, paysFor, age] = await Promise.all([
    companyPart(ctx, signer?.companyId, locale),
    companyPart(ctx, payer?.companyId, locale),
    contactPart(ctx, signerContact?.contactId, locale),
    contactPart(ctx, payerContact?.contactId, locale),
    live(ctx, ageRestrictionStore, show.ageRestrictionId),
  ]);
  return {
    ageRestriction: age?.name,
    signer: signs,
    payer: pays,
    signerContact: signsFor,
    payerContact: paysFor,
    bill: show.artists.map(({ name, role, billing }) => ({ artist: name, role, billing })),
    team: show.team?.map(({ name, role }) => ({ name, role })) ?? [],
    tickets: (show.tickets ?? []).map(({ name, number, price }) => ({
      name,
      number,
      price: money(price.minor, price.currency),
    })),
    products: productsOf(show),
  };
}
