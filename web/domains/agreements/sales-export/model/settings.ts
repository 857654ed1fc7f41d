import {
  EXPORT_MASKS,
  type ExportMask,
  fixedKeys,
  hasVatCodes,
  ledgerKey,
  vatCodeKey,
} from '#shared/domains/agreements/sales-export/masks.ts';
import type { ExportSettings, ShownSettings } from '#shared/domains/agreements/sales-export/schemas.ts';

/** Lists all keys that can have a value, those of the masks first. The form keeps this order. */
export const allKeys = (vatCases: readonly string[]): readonly string[] => [
  ...new Set(EXPORT_MASKS.flatMap(fixedKeys)),
  ...vatCases.flatMap((one) => [ledgerKey(one), vatCodeKey(one)]),
];

/** The values of the form: each key has its line, so that a change of the mask loses none. */
export function valuesOf({ mask, addresseeKey, values }: ShownSettings, vatCases: readonly string[]): ExportSettings {
  const known = new Map(values.map(({ key, value }) => [key, value]));
  const lines = allKeys(vatCases).map((key) => ({ key, value: known.get(key) ?? '' }));
  return { mask, addresseeKey, values: lines };
}

/** Whether the mask needs the value of a key. */
export const isAsked = (mask: ExportMask, key: string): boolean =>
  fixedKeys(mask).includes(key) ||
  key.startsWith(ledgerKey('')) ||
  (hasVatCodes(mask) && key.startsWith(vatCodeKey('')));
