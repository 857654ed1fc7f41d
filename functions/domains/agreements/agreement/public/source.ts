import { dealOf } from '#functions/domains/booking/show/public/deal-store.ts';
import { entriesOf } from '#functions/domains/booking/show/public/timetable-store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { bankAccountStore } from '#functions/domains/reference/bank-account/store.ts';
import { usualBookkeeping } from '#functions/domains/reference/bookkeeping/store.ts';
import { agencyOf } from '#functions/domains/reference/client/public/agency.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { countryOfZone } from '#shared/data/time-zones.ts';
import type { PromoterAgreement } from '#shared/domains/agreements/agreement/document.ts';
import { draftDocument, type ShowSource } from '#shared/domains/agreements/agreement/draft.ts';
import { homeRate } from '#shared/domains/agreements/invoice/vat-case.ts';
import { printedTimetable } from '#shared/domains/booking/timetable/rules.ts';
import type { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import { identityOf } from '#shared/domains/reference/bookkeeping/identity.ts';
import type { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import type { SettingFields } from '#shared/domains/reference/client/setting.ts';
import { readingLocale } from '#shared/domains/relations/contact/rules.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import type { Proposal, Show } from './kind.ts';

export async function optional<T extends object>(ctx: UserContext, store: RecordStore<T>, id: Id | undefined) {
  const found = id ? await store.find(ctx, id) : undefined;
  return found?.deletedAt ? undefined : found;
}

const cityOfZone = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';

/** The agency as agreements name it. A missing address leaves the place of its time zone for law and court. */
function agencyOnPaper(bookkeeping: BookkeepingInput | undefined, setting: SettingFields, client: ClientInput) {
  const { name, address, vatNumber, registerNumber } = identityOf(bookkeeping, { ...setting, name: client.name });
  const country = address.countryId || countryOfZone(client.zone);
  return { name, address, vatNumber, registerNumber, country, city: address.city || cityOfZone(client.zone) };
}

/** The usual bookkeeping, and the account that it is paid on. */
async function payeeOf(ctx: UserContext) {
  const bookkeeping = await usualBookkeeping(ctx.tenantId);
  const account = bookkeeping?.bankAccountId && (await bankAccountStore.find(ctx, bookkeeping.bankAccountId));
  if (!account || account.deletedAt) return { bookkeeping };
  const { holder, iban, bic } = account;
  return { bookkeeping, bank: { holder, iban, bic } };
}

/** Loads the data that the agency puts on every agreement of a show. */
export async function sourceOf(ctx: UserContext, show: Show) {
  const [client, setting, seller, cases, owner, venue, entries, deal] = await Promise.all([
    clientOf(ctx.tenantId),
    agencyOf(ctx),
    payeeOf(ctx),
    vatRateStore.all(ctx),
    userStore.find(ctx, show.owner.userId),
    optional(ctx, companyStore, show.venue?.venueId),
    entriesOf(ctx, show.id),
    dealOf(ctx, show.no),
  ]);
  const { name, email, phone } = owner ?? { ...show.owner, email: '', phone: '' };
  const identity = agencyOnPaper(seller.bookkeeping, setting, client);
  const today = dayIn(ctx.now, client.zone);
  const drawnUp = (locale: Locale): ShowSource => ({
    locale,
    show,
    deal,
    venue,
    owner: { name, email, phone },
    timetable: printedTimetable(entries, show, locale),
    today,
    agency: {
      currency: client.currency,
      ...identity,
      homeRate: homeRate(cases, identity.country, today),
    },
    ...(seller.bank ? { bank: seller.bank } : {}),
  });
  return { client, drawnUp };
}

/** An agreement for the promoter as the show proposes it, in the promoter's language unless said. */
export async function proposeToPromoter(
  ctx: UserContext,
  show: Show,
  wanted: Locale | undefined,
): Promise<Proposal & { readonly document: PromoterAgreement }> {
  const [{ client, drawnUp }, promoter, contact] = await Promise.all([
    sourceOf(ctx, show),
    optional(ctx, companyStore, show.promoter?.companyId),
    optional(ctx, contactStore, show.contact?.contactId),
  ]);
  const locale = wanted ?? readingLocale(contact, promoter) ?? client.locale;
  return {
    locale,
    document: draftDocument({ ...drawnUp(locale), promoter, contact }),
    company: show.promoter,
    contact: show.contact,
  };
}
