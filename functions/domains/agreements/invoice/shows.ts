import { seesShow } from '#functions/domains/booking/show/public/sees.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { InvoiceShow } from '#shared/domains/agreements/invoice/schemas.ts';
import { showDays, showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/** Returns the fields that an invoice copies from a show. */
export const invoiceShow = (show: Stored<ShowFields>): InvoiceShow => ({
  showId: show.id,
  number: show.number,
  title: showTitle(show),
  ...showDays(show),
  venue: [show.venue?.name, show.venue?.city].filter(Boolean).join(', '),
});

/** Finds a show that exists and that the caller may see. */
async function seenShow(ctx: UserContext, showId: Id) {
  const show = await showStore.find(ctx, showId);
  return show && !show.deletedAt && seesShow(ctx, show) ? show : undefined;
}

/** Loads the shows that an invoice names, each once. A show that it named before may stay as it was, in any state. */
export function invoiceShows(
  ctx: UserContext,
  showIds: readonly Id[],
  before: readonly InvoiceShow[] = [],
): Promise<InvoiceShow[]> {
  const different = [...new Set(showIds)];
  return Promise.all(
    different.map(async (showId, i) => {
      const show = await seenShow(ctx, showId);
      const known = before.find((one) => one.showId === showId);
      if (!show && !known) throw new AppError('choice', { field: `showIds.${i}` });
      return show ? invoiceShow(show) : (known as InvoiceShow);
    }),
  );
}
