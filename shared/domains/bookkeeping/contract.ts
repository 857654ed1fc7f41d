import * as z from 'zod';
import { fileErrors } from '#shared/kernel/file.ts';
import { Id } from '#shared/kernel/ids.ts';
import { ImageKey, withImages } from '#shared/kernel/image-contract.ts';
import { LegalEntity } from '#shared/kernel/legal-entity.ts';
import { codeRoute, MasterInput, masterOf, masterRoutes } from '#shared/kernel/master-contract.ts';
import { Currency } from '#shared/kernel/money.ts';
import { NumberSeries } from '#shared/kernel/number-series.ts';
import { contract } from '#shared/kernel/route.ts';
import { requiredText } from '#shared/kernel/text.ts';

/** An administration of the agency: who sends the documents, how they are numbered and what they start with. */
export const BookkeepingInput = MasterInput.extend({
  code: requiredText(10),
  ...LegalEntity.shape,
  /** First month of the fiscal year, 1 to 12. */
  fiscalMonth: z.int().min(1).max(12).default(1),
  series: NumberSeries,
  currency: Currency.default('EUR'),
  vatRateId: Id.optional(),
  paymentTermId: Id.optional(),
  bankAccountId: Id.optional(),
  brandId: Id.optional(),
  logoKey: ImageKey,
  iconKey: ImageKey,
  isDefault: z.boolean().default(false),
});
export type BookkeepingInput = z.infer<typeof BookkeepingInput>;
export const Bookkeeping = masterOf(BookkeepingInput);
export type Bookkeeping = z.infer<typeof Bookkeeping>;

const spec = { path: 'bookkeeping', input: BookkeepingInput };

export const bookkeepingContract = contract('bookkeeping', {
  errors: fileErrors,
  routes: {
    ...withImages(masterRoutes(spec), spec, ['logoKey', 'iconKey']),
    ...codeRoute(spec),
  },
});
