import { defineFields, plain, silent } from '#shared/kernel/record/fields.ts';
import type { PaymentFields } from './schemas.ts';

/** The fields of a payment. */
export const paymentFields = defineFields<PaymentFields>()({
  amount: plain,
  date: { ...plain, type: 'day', in: ['excel'] },
  method: plain,
  reference: { ...plain, type: 'text', in: ['excel'] },
  invoice: plain,
  type: plain,
  currency: { ...plain, type: 'text', in: ['excel'] },
  artistIds: plain,
  company: { ...plain, type: 'reference', in: ['excel'] },
  other: { ...plain, ...silent },
  base: { ...plain, ...silent },
  card: { ...plain, ...silent },
});
