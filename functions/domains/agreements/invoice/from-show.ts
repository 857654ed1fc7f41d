import { dealOf } from '#functions/domains/booking/show/public/deal-store.ts';
import { internalShow } from '#functions/domains/booking/show/public/own.ts';
import { businessCentralProjectStore } from '#functions/domains/reference/business-central-project/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { draftRest } from '#shared/domains/agreements/invoice/draft.ts';
import type { InvoiceProposal } from '#shared/domains/agreements/invoice/proposal.ts';
import { BLANK_INVOICE } from '#shared/domains/agreements/invoice/rules.ts';
import { type InvoiceInput, MAX_ARTISTS } from '#shared/domains/agreements/invoice/schemas.ts';
import { proposedVat, type serviceVat } from '#shared/domains/agreements/invoice/vat-case.ts';
import { showDays } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import { companySummary } from '#shared/domains/relations/company/rules.ts';
import type { CompanyFields } from '#shared/domains/relations/company/schemas.ts';
import { contactSummary, readingLocale } from '#shared/domains/relations/contact/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { billsOf, earlierOf, maySee, rowOf, settlementAmong } from './bills.ts';
import { bookkeepingFor, termFor } from './bookkeeping.ts';
import { vatCases } from './lines.ts';
import { invoiceShow } from './shows.ts';

export async function optional<T extends object>(ctx: UserContext, store: RecordStore<T>, id: Id | undefined) {
  const found = id ? await store.find(ctx, id) : undefined;
  return found?.deletedAt ? undefined : found;
}

/** The VAT case that lines of a sale to a company start with; `propose` tells how it is chosen. */
export async function vatFor(
  ctx: UserContext,
  seller: Stored<BookkeepingInput>,
  buyer?: Stored<CompanyFields>,
  propose: typeof proposedVat | typeof serviceVat = proposedVat,
) {
  const found = propose(await vatCases(ctx), {
    sellerCountry: seller.address.countryId,
    sellerVat: seller.vatNumber,
    buyerCountry: buyer?.address.countryId ?? '',
    buyerVat: buyer?.vatNumber ?? '',
    usual: [buyer?.vatRateId, seller.vatRateId],
    date: dayIn(ctx.now, seller.zone),
  });
  if (!found) throw new AppError('choice', { field: 'lines.0.vatRateId' });
  return found;
}

/** The project for a show's lines: its own, else that of its first artist who has one. An inactive one counts for none. */
async function projectOf(ctx: UserContext, { projectId, artists }: Stored<ShowFields>): Promise<Id | undefined> {
  const found = projectId
    ? []
    : await artistStore.many(
        ctx,
        artists.map(({ artistId }) => noOf(artistId)),
      );
  const wanted = projectId ?? found.find((artist) => artist.projectId)?.projectId;
  if (!wanted) return undefined;
  const all = await businessCentralProjectStore.all(ctx);
  return all.find(({ id, isActive }) => id === wanted && isActive)?.id;
}

/** A show with all that its invoice is made of: who pays, in which bookkeeping, and the documents that bill it. */
export async function billingOf(ctx: UserContext, showId: Id, bookkeepingId?: Id) {
  const show = await internalShow(ctx, showId);
  // Its lines say what was agreed.
  if (!ctx.actor.permissions.has('show.readDeal')) throw new AppError('denied');
  const [client, bookkeeping, deal, bills, company, contact] = await Promise.all([
    clientOf(ctx.tenantId),
    bookkeepingFor(ctx, bookkeepingId),
    dealOf(ctx, show.no),
    billsOf(ctx, show.id),
    optional(ctx, companyStore, show.payer?.companyId ?? show.promoter?.companyId),
    optional(ctx, contactStore, show.payerContact?.contactId ?? show.contact?.contactId),
  ]);
  const [vat, term, projectId] = await Promise.all([
    vatFor(ctx, bookkeeping, company),
    termFor(ctx, bookkeeping, company),
    projectOf(ctx, show),
  ]);
  const locale = readingLocale(contact, company) ?? client.locale;
  const currency = deal?.currency ?? show.fee?.currency ?? bookkeeping.currency;
  return { show, bookkeeping, deal, bills, company, contact, vat, term, projectId, locale, currency };
}
export type Billing = Awaited<ReturnType<typeof billingOf>>;

/** The new invoice as its form is filled. */
function inputFor({
  show,
  bookkeeping,
  company,
  contact,
  term,
  locale,
  currency,
}: Billing): Omit<InvoiceInput, 'lines'> {
  const days = showDays(show);
  return {
    bookkeepingId: bookkeeping.id,
    ...(company ? { companyId: company.id } : {}),
    ...(contact ? { contactId: contact.id } : {}),
    locale,
    showIds: [show.id],
    artistIds: show.artists.slice(0, MAX_ARTISTS).map(({ artistId }) => artistId),
    ownerId: show.owner.userId,
    supplyFrom: days.date,
    supplyTo: days.lastDate ?? days.date,
    ...(term ? { paymentTermId: term.id } : {}),
    currency,
    ...BLANK_INVOICE,
    date: '',
    dueDate: '',
    tagIds: [],
  };
}

/** The invoice of a show to whoever pays for it, in the payer's language, less what earlier documents bill. */
export function proposalOf(ctx: UserContext, billing: Billing): InvoiceProposal {
  const { show, bookkeeping, deal, bills, company, contact, vat, projectId, locale, currency } = billing;
  const earlier = earlierOf(bills, currency, vat.code);
  const rest = { show, showId: show.id, deal, locale, vatRateId: vat.id, currency, earlier };
  const { lines, agreed, left } = draftRest(rest);
  const booked = projectId ? lines.map((line) => ({ ...line, projectId })) : lines;
  const isSettled = deal?.settlement.closedAt !== undefined;
  const settledBy = isSettled ? settlementAmong(bills, show.id) : undefined;
  const today = dayIn(ctx.now, bookkeeping.zone);
  return {
    input: { ...inputFor(billing), lines: booked },
    named: {
      ...(company ? { company: companySummary(company) } : {}),
      ...(contact ? { contact: contactSummary(contact) } : {}),
      artists: show.artists.slice(0, MAX_ARTISTS).map(({ artistId, name }) => ({ artistId, name })),
      shows: [invoiceShow(show)],
      owner: show.owner,
    },
    agreed,
    left,
    billedNet: bills.reduce((sum, { net }) => sum + net, 0),
    billed: bills.filter(({ document }) => maySee(ctx, document)).map((bill) => rowOf(bill, today)),
    isSettled,
    ...(settledBy ? { settledBy } : {}),
  };
}

/** The same by the id of its show. Stores nothing. */
export const proposalFor = async (ctx: UserContext, showId: Id, bookkeepingId?: Id): Promise<InvoiceProposal> =>
  proposalOf(ctx, await billingOf(ctx, showId, bookkeepingId));
