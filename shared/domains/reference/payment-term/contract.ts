import * as z from 'zod';
import { reads } from '#shared/kernel/contract/access.ts';
import { MasterInput, masterRoutes } from '#shared/kernel/contract/master-contract.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { otherLanguages } from '#shared/kernel/text/custom-texts.ts';
import { text } from '#shared/kernel/text/text.ts';

export const TERM_DAYS_MAX = 365;
export const TERM_TEXT_MAX = 200;

/** The rule for the due date of an invoice. */
export const PaymentTermInput = MasterInput.extend({
  days: z.int({ error: 'integer' }).min(0).max(TERM_DAYS_MAX),
  /** Whether `days` count from the end of the month of the invoice. */
  endOfMonth: z.boolean().default(false),
  /** The text on the document. */
  text: text(TERM_TEXT_MAX).default(''),
  texts: otherLanguages(TERM_TEXT_MAX),
  isDefault: z.boolean().default(false),
});
export type PaymentTermInput = z.infer<typeof PaymentTermInput>;

const Option = PaymentTermInput.omit({ isActive: true }).extend({ id: Id });

export const paymentTermContract = contract('payment-term', {
  routes: {
    ...masterRoutes({ path: 'paymentterm', at: core, input: PaymentTermInput }),
    /** Lists the payment terms that can be chosen now. */
    optionList: route(core('GET', '/paymentterm/option/list'), reads('masterData.read'), { output: rowsOf(Option) }),
  },
});
