import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';

/** The code of a ledger in the bookkeeping. It goes into files without quotes, so it has letters, digits and `_` only. */
export const LEDGER = z.string().regex(/^\w{0,15}$/, { error: 'ledgerForm' });

/** The values with which a line of a product or of a group starts. Without a ledger, that of the VAT case counts. */
export const LineStart = z.object({
  vatRateId: Id.optional(),
  costCenterId: Id.optional(),
  ledger: LEDGER.default(''),
});
