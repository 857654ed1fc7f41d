import { MasterStore } from '#functions/platform/record/master.ts';
import type { Referable } from '#functions/platform/record/references.ts';
import type { CurrencyInput } from '#shared/domains/reference/currency/contract.ts';

export const currencyStore = new MasterStore<CurrencyInput>({
  name: 'currency',
  code: ({ code }) => code,
  words: ({ symbol }) => symbol,
});

/** Other records name a currency by its code: the agency works in it, or this record did before. */
export const currencyByCode: Referable = {
  find: async (ctx, code) => ({
    isActive: (await currencyStore.all(ctx)).some((currency) => currency.code === code && currency.isActive),
  }),
};
