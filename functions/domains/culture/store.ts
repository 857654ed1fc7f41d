import { MasterStore } from '#functions/platform/record/master.ts';
import type { CultureInput } from '#shared/domains/culture/contract.ts';

/** What the agency set; the cultures themselves are the product's. */
export const cultureStore = new MasterStore<CultureInput & { readonly name: string }>({ name: 'culture' });
