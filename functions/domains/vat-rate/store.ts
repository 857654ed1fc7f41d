import { MasterStore } from '#functions/platform/record/master.ts';
import type { VatRateInput } from '#shared/domains/vat-rate/contract.ts';

export const vatRateStore = new MasterStore<VatRateInput>({
  name: 'vat-rate',
  unique: [
    { kind: 'name', field: 'name', of: ({ name }) => name },
    { kind: 'code', field: 'code', of: ({ code }) => code },
  ],
  words: ({ code, category, countryId }) => `${code} ${category} ${countryId}`,
});
