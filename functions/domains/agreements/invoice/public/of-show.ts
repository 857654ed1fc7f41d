import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { billsOf, maySee } from '../bills.ts';
import { createProposed } from '../create-of-show.ts';
import { invoiceTitle } from './title.ts';

/** The newest draft invoice of a show. A show without one gets the draft that is proposed for it. */
export async function draftOfShow(ctx: UserContext, showId: Id): Promise<Stored<InvoiceFields>> {
  const bills = await billsOf(ctx, showId);
  const drafts = bills.filter(({ document }) => !isIssued(document) && maySee(ctx, document));
  return drafts.at(-1)?.document ?? createProposed(ctx, showId);
}

/** The documents that bill a show, named for a list. A draft has no number yet. */
export async function invoicesOfShow(ctx: UserContext, showId: Id) {
  const bills = await billsOf(ctx, showId);
  return bills
    .filter(({ document }) => maySee(ctx, document))
    .map(({ document }) => ({
      id: document.id,
      title: invoiceTitle({ ...document, locale: ctx.locale }).trim(),
      about: moneyText({ minor: document.total, currency: document.currency }, ctx.locale),
    }));
}
