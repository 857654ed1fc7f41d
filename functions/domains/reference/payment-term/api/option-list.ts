import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { paymentTermStore } from '../store.ts';

export const handler = endpoint(paymentTermContract.routes.optionList, async ({ ctx }) => ({
  rows: (await paymentTermStore.all(ctx)).filter(({ isActive }) => isActive),
}));
