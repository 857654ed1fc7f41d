import { invoiceOf } from '#functions/domains/agreements/invoice/public/view.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { paymentStore } from './store.ts';

interface Wanted {
  readonly id: Id;
  /** As the caller last saw it; left out, whatever it is by now. */
  readonly rev?: number | undefined;
  /** The document in whose address it is named. */
  readonly invoiceId?: Id | undefined;
}
/** A payment whose document the caller may see, or 404. */
export async function paymentOf(ctx: UserContext, { id, rev, invoiceId }: Wanted) {
  const found = await paymentStore.get(ctx, id);
  if (invoiceId && found.invoice.invoiceId !== invoiceId) throw new AppError('notFound');
  await invoiceOf(ctx, found.invoice.invoiceId);
  if (rev !== undefined && found.rev !== rev) throw new AppError('stale', {}, { current: found });
  return found;
}
