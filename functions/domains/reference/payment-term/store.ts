import { MasterStore } from '#functions/platform/record/master.ts';
import type { PaymentTermInput } from '#shared/domains/reference/payment-term/contract.ts';

export const paymentTermStore = new MasterStore<PaymentTermInput>({ name: 'payment-term', words: ({ text }) => text });
