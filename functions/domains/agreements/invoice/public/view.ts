import { seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { asSeen } from '#functions/platform/record/stale.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import { derivedOf } from '#shared/domains/agreements/invoice/rules.ts';
import type { Invoice, InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { bookkeepingDays } from '../days.ts';
import { invoiceRendering } from '../rendering.ts';
import { invoiceStore } from '../store.ts';
import { deductionsOf } from './deductions.ts';

type Kept = Stored<InvoiceFields>;

/** An invoice of the caller's artists, or 404; nobody outside the agency sees any yet. */
export function checkAccess(ctx: UserContext, invoice: Kept): Kept {
  checkInternal(ctx);
  artistAccess.check(
    ctx,
    invoice.artists.map(({ artistId }) => artistId),
  );
  return invoice;
}

/** The same for lists: what they leave of the rows, or a refusal. */
export function visibleOnly(ctx: UserContext): Filter[] {
  checkInternal(ctx);
  return artistAccess.linked(ctx);
}

export const invoiceOf = async (ctx: UserContext, id: Id): Promise<Kept> =>
  checkAccess(ctx, await invoiceStore.get(ctx, id));

/** How an invoice gets what depends on the day of its bookkeeping. */
async function deriving(ctx: UserContext) {
  const days = await bookkeepingDays(ctx);
  return <I extends Kept>(invoice: I) => {
    const today = days.get(invoice.bookkeepingId) ?? dayIn(ctx.now, 'UTC');
    return { ...invoice, ...derivedOf(invoice, today) };
  };
}
export async function withDerived<I extends Kept>(ctx: UserContext, invoices: readonly I[]) {
  const derive = await deriving(ctx);
  return invoices.map(derive);
}

async function flowOf(ctx: UserContext, { bookkeepingId }: Kept) {
  const bookkeeping = await bookkeepingStore.find(ctx, bookkeepingId);
  return bookkeeping?.issueFlow ?? 'direct';
}

/** An invoice as its caller may see it. */
export async function shown(ctx: UserContext, given: Kept | Promise<Kept>): Promise<Invoice> {
  const [derive, seen] = await Promise.all([deriving(ctx), seenOne(ctx, 'invoice', given)]);
  const invoice = { ...derive(seen), ...(await deductionsOf(ctx, seen)) };
  if (!isIssued(invoice)) return { ...invoice, issueFlow: await flowOf(ctx, invoice) };
  const rendered = await invoiceRendering.renderingOf(ctx.tenantId, invoice);
  return { ...invoice, rendered: rendered ?? { hash: '', state: 'failed', files: [] } };
}

/** The invoice a caller wants to change, as they last saw it. */
export const invoiceForUpdate = (ctx: UserContext, id: Id, rev: number): Promise<Kept> =>
  asSeen<Kept, Kept>(
    async (current) => ({ ...current, ...(await shown(ctx, current)) }),
    () => invoiceStore.getForUpdate(ctx, id, rev, (invoice) => checkAccess(ctx, invoice)),
  );

/** Loads those of some invoices that the caller may see. */
export async function visibleInvoices(ctx: UserContext, ids: readonly Id[]): Promise<Kept[]> {
  checkInternal(ctx);
  const found = await invoiceStore.many(ctx, ids.map(noOf));
  return found.filter(({ id, artists }) => {
    const artistIds = artists.map(({ artistId }) => artistId);
    return ids.includes(id) && artistAccess.may(ctx, artistIds);
  });
}
