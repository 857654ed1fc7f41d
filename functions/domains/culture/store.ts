import { GivenStore } from '#functions/platform/record/given.ts';
import type { CultureInput } from '#shared/domains/culture/contract.ts';
import { culturesOf } from '#shared/domains/culture/rules.ts';

/** What the agency set; the cultures themselves are the product's. */
export const cultureStore = new GivenStore<CultureInput>('culture', culturesOf);
