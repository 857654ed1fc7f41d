import { freeAfter } from '#functions/domains/identity/free-field/public/values.ts';
import { ownerFor } from '#functions/domains/identity/user/public/owner.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { currencyByCode } from '#functions/domains/reference/currency/store.ts';
import { paymentTermStore } from '#functions/domains/reference/payment-term/store.ts';
import { statusIdFor } from '#functions/domains/reference/status/store.ts';
import { tagIdsFor } from '#functions/domains/reference/tag/store.ts';
import { namedArtists } from '#functions/domains/relations/artist/public/named.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkReferences, namedRecord } from '#functions/platform/record/references.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { typeOf } from '#shared/domains/agreements/invoice/deduction.ts';
import { typeIn } from '#shared/domains/agreements/invoice/on-behalf.ts';
import { checkPeriod, withTotals } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields, InvoiceInput, InvoiceType } from '#shared/domains/agreements/invoice/schemas.ts';
import type { SelfBill } from '#shared/domains/agreements/invoice/self-bill-schemas.ts';
import { companySummary } from '#shared/domains/relations/company/rules.ts';
import { contactSummary } from '#shared/domains/relations/contact/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { draftTotals } from './credit.ts';
import { withDeductions } from './deduct.ts';
import { vatCases, withCodes, withVat } from './lines.ts';
import { invoiceShows } from './shows.ts';

const REFERENCES = {
  bookkeepingId: bookkeepingStore,
  paymentTermId: paymentTermStore,
  currency: currencyByCode,
};

/** Nothing issued, paid or credited yet. */
const NEW = {
  type: 'invoice',
  stage: 'draft',
  number: '',
  paid: 0,
  writtenOff: 0,
  credited: 0,
  creditIssued: 0,
} as const;

/** Loads the cards of the records that an invoice names. */
async function summariesOf(ctx: UserContext, input: InvoiceInput, before?: InvoiceFields) {
  const { companyId, contactId } = input;
  const [company, contact, artists, shows, owner, bookkeeping] = await Promise.all([
    companyId && namedRecord(ctx, companyStore, 'companyId', companyId, [before?.company?.companyId]),
    contactId && namedRecord(ctx, contactStore, 'contactId', contactId, [before?.contact?.contactId]),
    namedArtists(ctx, [...new Set(input.artistIds)], before?.artists),
    invoiceShows(ctx, input.showIds, before?.shows),
    ownerFor(ctx, input.ownerId, before?.owner),
    bookkeepingStore.find(ctx, input.bookkeepingId),
  ]);
  return {
    ...(company ? { company: companySummary(company) } : {}),
    ...(contact ? { contact: contactSummary(contact) } : {}),
    artists: artists.map(({ id, name }) => ({ artistId: id, name })),
    shows,
    owner: owner ?? before?.owner ?? authorOf(ctx),
    bookkeepingName: bookkeeping?.name ?? '',
  };
}

export const authorOf = ({ actor: { userId, name } }: UserContext) => ({ userId, name });

const withoutAnswer = ({ accepted: _accepted, ...purchase }: SelfBill): SelfBill => purchase;

/** Returns the fields that an update of a draft does not change. */
const keptOf = ({
  creditOf,
  isSettlement,
  settledShowIds,
  part,
  selfBill,
  clientId,
  lockedAt,
  lockedBy,
  type,
  stage,
  ...draft
}: InvoiceFields) => ({
  ...NEW,
  type,
  stage,
  ...(draft.createdBy ? { createdBy: draft.createdBy } : {}),
  ...(draft.review ? { review: draft.review } : {}),
  ...(draft.sentBack ? { sentBack: draft.sentBack } : {}),
  ...(creditOf ? { creditOf } : {}),
  ...(isSettlement ? { isSettlement } : {}),
  ...(settledShowIds ? { settledShowIds } : {}),
  ...(part ? { part } : {}),
  ...(clientId ? { clientId } : {}),
  // A changed invoice is accepted anew.
  ...(selfBill ? { selfBill: withoutAnswer(selfBill) } : {}),
  ...(lockedAt ? { lockedAt, lockedBy } : {}),
});

/** Checks and returns the fields that stay open on every level. */
export async function openFields(ctx: UserContext, input: InvoiceInput, before?: InvoiceFields) {
  const [status, tags, free] = await Promise.all([
    // How far it is follows from issue and payments: it starts with no status of the agency's own.
    input.statusId ? statusIdFor(ctx, 'invoice', input.statusId, before) : {},
    tagIdsFor(ctx, 'invoice', input.tagIds, before),
    freeAfter(ctx, 'invoice', input.freeFields, before),
  ]);
  return { ...status, ...tags, ...free, internalNote: input.internalNote };
}

/**
 * Prepares a whole invoice with its sums from an input. Each wrong reference is refused at its field. `before` is the
 * draft that is changed.
 */
export async function prepareInvoice(
  ctx: UserContext,
  said: InvoiceInput,
  before?: InvoiceFields & { readonly id?: Id },
  asType: InvoiceType = 'invoice',
): Promise<InvoiceFields> {
  checkPeriod(said);
  for (const [i, line] of said.lines.entries()) checkPeriod(line, `lines.${i}.supplyTo`);
  const { input, documents } = await withDeductions(ctx, said, before ?? { type: asType });
  const [summaries, open, cases] = await Promise.all([
    summariesOf(ctx, input, before),
    openFields(ctx, input, before),
    vatCases(ctx),
    checkReferences(ctx, REFERENCES, input, before),
  ]);
  const isSeen = artistAccess.may(
    ctx,
    summaries.artists.map(({ artistId }) => artistId),
  );
  // Or its own author would not find it again.
  if (!isSeen) throw new AppError('required', { field: 'artistIds' });
  const { companyId, contactId, ownerId, showIds, artistIds, lines: _lines, ...own } = input;
  const lines = await withCodes(ctx, withVat(input, cases, before, documents), before?.lines);
  const kept = before ? keptOf(before) : { ...NEW, type: asType, createdBy: authorOf(ctx) };
  const books = await bookkeepingStore.find(ctx, input.bookkeepingId);
  const type = typeIn(typeOf(kept.type, lines), { isArtists: books?.isArtists });
  return draftTotals(ctx, withTotals({ ...own, ...kept, type, ...summaries, ...open, lines }));
}
