import { issueForShows } from '#functions/domains/agreements/agreement/public/issue.ts';
import type { Agreement } from '#functions/domains/agreements/agreement/public/kind.ts';
import { contractKind } from '#functions/domains/agreements/contract/public/kind.ts';
import { checkIssuable } from '#functions/domains/agreements/invoice/public/bundled.ts';
import { draftOfShow } from '#functions/domains/agreements/invoice/public/of-show.ts';
import { invoicePrint, printedInvoice } from '#functions/domains/agreements/invoice/public/proforma.ts';
import { serialized } from '#functions/platform/data/serialized.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { contractOf } from './facts.ts';
import { isPrinted, type Waiting } from './printed.ts';

/** Makes the contract of a show. Two runs at once make one contract: they take turns. */
export const contractFor = (ctx: UserContext, showId: Id): Promise<Agreement> =>
  serialized(ctx.tenantId, [`contract.show.${noOf(showId)}`], async (turns) => {
    const known = await contractOf(ctx, showId);
    if (known) return known;
    const { id } = await issueForShows(contractKind, ctx, { showId }, { template: 'standard' }, turns);
    return contractKind.store.get(ctx, id);
  });

/**
 * The print of the draft invoice of a show; undefined while it is being made. A show without a draft gets the one that
 * is proposed for it.
 */
export async function invoiceFor(ctx: UserContext, showId: Id, waiting: Waiting) {
  const invoice = await draftOfShow(ctx, showId);
  await checkIssuable(ctx, invoice);
  if (!(await isPrinted(ctx, invoicePrint, invoice, waiting))) return undefined;
  return printedInvoice(ctx, invoice);
}
