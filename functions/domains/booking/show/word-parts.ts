import { ageRestrictionStore } from '#functions/domains/reference/age-restriction/store.ts';
import { companyData } from '#functions/domains/relations/company/public/word-data.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactData } from '#functions/domains/relations/contact/public/word-data.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { dayValue, money } from '#functions/platform/documents/word/values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { dateOf, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';

export const live = async <T extends object>(ctx: UserContext, store: RecordStore<T>, id: Id | undefined) => {
  const found = id ? await store.find(ctx, id) : undefined;
  return found?.deletedAt ? undefined : found;
};

const moment = (local: LocalDateTime | undefined) =>
  local ? { date: dayValue(dateOf(local)), time: timeOf(local) } : {};

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
    live(ctx, companyStore, signer?.companyId),
    live(ctx, companyStore, payer?.companyId),
    live(ctx, contactStore, signerContact?.contactId),
    live(ctx, contactStore, payerContact?.contactId),
    live(ctx, ageRestrictionStore, show.ageRestrictionId),
  ]);
  return {
    notes: show.externalNotes,
    ageRestriction: age?.name,
    announcement: moment(show.announceAt),
    onSale: moment(show.onSaleAt),
    signer: signs && companyData(signs, locale),
    payer: pays && companyData(pays, locale),
    signerContact: signsFor && contactData(signsFor),
    payerContact: paysFor && contactData(paysFor),
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
