import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { submitted } from '#shared/domains/agreements/invoice/review.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { completeDraft } from './issue.ts';
import { authorOf } from './prepare.ts';

/** A draft as its reviewers get it. Throws every gap. */
export async function handedOver(ctx: UserContext, before: Stored<InvoiceFields>): Promise<Stored<InvoiceFields>> {
  const { bookkeeping: flow } = await completeDraft(ctx, before);
  return submitted(before, { flow, by: authorOf(ctx), at: ctx.now.toISOString() });
}
