import { MasterStore, type Tenant } from '#functions/platform/record/master.ts';
import type { CurrencyInput } from '#shared/domains/currency/contract.ts';
import { AppError } from '#shared/kernel/error.ts';

export const currencyStore = new MasterStore<CurrencyInput>({
  name: 'currency',
  code: ({ code }) => code,
  words: ({ symbol }) => symbol,
});

/** Other masters name a currency by its code: the agency works in it, or this record did before. */
export async function checkCurrency(ctx: Tenant, field: string, code: string, before?: string): Promise<void> {
  if (code === before) return;
  const known = (await currencyStore.all(ctx)).some((currency) => currency.code === code && currency.isActive);
  if (!known) throw new AppError('choice', { field });
}
