import { BuiltinStore } from '#functions/platform/record/builtin.ts';
import type { CultureInput } from '#shared/domains/reference/culture/contract.ts';
import { culturesOf } from '#shared/domains/reference/culture/rules.ts';

/** The cultures with the settings of the agency. The product defines which cultures there are. */
export const cultureStore = new BuiltinStore<CultureInput>('culture', culturesOf);
