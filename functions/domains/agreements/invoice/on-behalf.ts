import { filesOf } from '#functions/domains/attached/file/store.ts';
import { agencyIdentity } from '#functions/domains/reference/bookkeeping/public/identity.ts';
import { usualBookkeeping } from '#functions/domains/reference/bookkeeping/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { mandateProblems } from '#shared/domains/agreements/invoice/on-behalf.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { FILE_KINDS, type FileKind } from '#shared/domains/attached/file/schemas.ts';
import type { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import type { ErrorDetail } from '#shared/kernel/contract/error.ts';
import type { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;
const ofKind = (kind: FileKind) => [{ column: 'kind', anyOf: [wordNo(FILE_KINDS, kind)] }];

/** An artist of a document, with the artist's bookkeeping and whether the mandate is on file. */
async function representedOf(ctx: Tenant, { artistId, name }: ArtistSummary, kind: FileKind) {
  const [artist, mandates] = await Promise.all([
    artistStore.find(ctx, artistId),
    filesOf(ctx, { entity: 'artist', recordId: artistId }, ofKind(kind)),
  ]);
  return { name, bookkeepingId: artist?.bookkeepingId, hasMandate: mandates.length > 0 };
}

/** Reasons against issuing a document in the name of its artists, to others or to the agency itself. */
export async function behalfProblems(
  ctx: Tenant,
  invoice: Pick<InvoiceFields, 'artists' | 'shows' | 'date'>,
  { id, mandateOn, selfBillOn }: Stored<BookkeepingInput>,
  kind: 'mandate' | 'selfBilling',
): Promise<ErrorDetail[]> {
  const artists = await Promise.all(invoice.artists.map((artist) => representedOf(ctx, artist, kind)));
  const needed =
    kind === 'mandate'
      ? { signedOn: mandateOn, code: 'onBehalf.noMandate' }
      : { signedOn: selfBillOn, code: 'selfBill.noAgreement' };
  // Only a sale to others drafts commissions.
  const shows = kind === 'mandate' ? invoice.shows : [];
  return mandateProblems({ shows }, artists, { id, date: invoice.date || '', ...needed });
}

/** The agency's own name on documents. */
const agencyName = async ({ tenantId }: Tenant): Promise<string> =>
  (await agencyIdentity(tenantId, await usualBookkeeping(tenantId))).name;

/** A complete document of an artist's bookkeeping with its issuer, and the reasons against its issue. */
export async function inArtistsName<I extends InvoiceFields>(
  ctx: Tenant,
  invoice: I,
  bookkeeping: Stored<BookkeepingInput>,
): Promise<{ readonly invoice: I; readonly problems: readonly ErrorDetail[] }> {
  if (invoice.selfBill) return { invoice, problems: await behalfProblems(ctx, invoice, bookkeeping, 'selfBilling') };
  const [by, problems] = await Promise.all([agencyName(ctx), behalfProblems(ctx, invoice, bookkeeping, 'mandate')]);
  return { invoice: { ...invoice, onBehalf: { by } }, problems };
}
