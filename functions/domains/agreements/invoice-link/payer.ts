import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { actAsReader } from '#functions/domains/relations/link/public/act.ts';
import { findLink, isStaff, requireLinkSession } from '#functions/domains/relations/link/public/link-access.ts';
import { asReader } from '#functions/domains/relations/link/public/log.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import type { PublicContext, TenantContext } from '#functions/platform/endpoint/context.ts';
import { countAction, LINK_WRITES } from '#functions/platform/session/rate.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { linkStateAt } from '#shared/domains/agreements/invoice-link/rules.ts';
import type { PayerView } from '#shared/domains/agreements/invoice-link/view.ts';
import { pathOfLink } from '#shared/domains/relations/link/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { payerView } from './view.ts';

type Invoice = Stored<InvoiceFields>;

/** The link behind a secret, its state, and its invoice. Only an issued invoice has a page. */
export async function findInvoice(ctx: PublicContext, secret: string) {
  const { link, state } = await findLink(ctx, 'invoice', secret);
  const invoice = await invoiceStore.find(link, link.recordId);
  if (!invoice || !isIssued(invoice)) throw new AppError('linkUnknown');
  return { link, invoice, state: linkStateAt(state, invoice, ctx.now.toISOString()) };
}

async function working(ctx: PublicContext, secret: string) {
  const { link, invoice, state } = await findInvoice(ctx, secret);
  if (state !== 'live') throw new AppError('link.ended');
  return { link, invoice };
}

/** A browser that has opened the link, for reading as often as it likes. */
export async function readerOf(ctx: PublicContext, secret: string) {
  const found = await working(ctx, secret);
  await requireLinkSession(ctx, found.link, pathOfLink('invoice', secret));
  return found;
}

/** A link that works now. Each act counts against its hourly limit. */
export async function liveInvoice(ctx: PublicContext, secret: string) {
  const { link, invoice } = await working(ctx, secret);
  await countAction(`link#${link.id}`, LINK_WRITES, ctx.now);
  return { link, invoice };
}

/** The same for an act of a browser that has opened the link. */
export async function payerOf(ctx: PublicContext, secret: string) {
  const found = await liveInvoice(ctx, secret);
  await requireLinkSession(ctx, found.link, pathOfLink('invoice', secret));
  return found;
}

export const viewFor = (
  ctx: PublicContext,
  link: StoredLink,
  invoice: Invoice,
  locale?: Locale | undefined,
): Promise<PayerView> =>
  payerView(asReader(ctx, link), { link, invoice, isPreview: isStaff(ctx, link), ...(locale ? { locale } : {}) });

type Act = (ctx: TenantContext, invoice: Invoice) => Promise<Invoice>;
/** Runs an act of a payer on the newest state of the invoice. */
export async function actAsPayer(ctx: PublicContext, link: StoredLink, act: Act): Promise<PayerView> {
  const written = await actAsReader(ctx, link, async (reader) =>
    act(reader, await invoiceStore.get(link, link.recordId)),
  );
  return viewFor(ctx, link, written);
}
