import * as z from 'zod';
import { Address } from '#shared/kernel/address.ts';
import { fileErrors } from '#shared/kernel/file.ts';
import { Id } from '#shared/kernel/ids.ts';
import { ImageKey, withImages } from '#shared/kernel/image-contract.ts';
import { MasterInput, masterOf, masterRoutes } from '#shared/kernel/master-contract.ts';
import { Currency } from '#shared/kernel/money.ts';
import { pageApi } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { optionalEmail, requiredText, text } from '#shared/kernel/text.ts';
import { TimeZone } from '#shared/kernel/zone.ts';

/** Kinds of documents that are numbered, each in a series of its own. */
export const SERIES = ['invoice', 'quote', 'contract', 'purchaseAgreement'] as const;
export type SeriesKind = (typeof SERIES)[number];

const Series = z.object({
  prefix: text(10).default(''),
  /** The number the next document gets. */
  next: z.int({ error: 'integer' }).min(1).max(999_999_999).default(1),
});
const FIRST = { prefix: '', next: 1 };
export const NEW_SERIES = { invoice: FIRST, quote: FIRST, contract: FIRST, purchaseAgreement: FIRST };

/** An administration of the agency: who sends the documents, how they are numbered and what they start with. */
export const BookkeepingInput = MasterInput.extend({
  code: requiredText(10),
  legalName: requiredText(100),
  address: Address.prefault({}),
  registerNumber: text(30).default(''),
  vatNumber: text(20).default(''),
  email: optionalEmail,
  zone: TimeZone.default('Europe/Amsterdam'),
  /** First month of the fiscal year, 1 to 12. */
  fiscalMonth: z.int().min(1).max(12).default(1),
  series: z.record(z.enum(SERIES), Series).default(NEW_SERIES),
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
    /** Is the code taken, besides by the one that asks? */
    codeExists: route({
      ...pageApi('GET', '/bookkeeping/codeexists'),
      audience: 'user',
      permission: 'masterData.read',
      grants: ['table:read'],
      query: z.object({ code: z.string().max(50), excludeId: Id.optional() }),
      output: z.object({ exists: z.boolean() }),
    }),
  },
});
