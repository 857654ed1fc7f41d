import { defineFields } from '#shared/kernel/record/fields.ts';
import type { PaymentFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;

/** The fields of a payment. */
export const paymentFields = defineFields<PaymentFields>()({
  amount: plain,
  date: plain,
  method: plain,
  reference: plain,
  invoice: plain,
  type: plain,
  currency: plain,
  artistIds: plain,
  company: plain,
  base: { ...plain, log: false },
});
