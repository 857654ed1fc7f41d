import { MasterStore } from '#functions/platform/record/master.ts';
import type { VatRateInput } from '#shared/domains/reference/vat-rate/contract.ts';

export const vatRateStore = new MasterStore<VatRateInput>({
  name: 'vat-rate',
  code: ({ code }) => code,
  words: ({ category, countryId }) => `${category} ${countryId}`,
});
