/** The forms of a sales file. The words are stored: append only. */
export const EXPORT_MASKS = ['datev', 'exactOnline', 'twinfield', 'csv', 'xlsx'] as const;
export type ExportMask = (typeof EXPORT_MASKS)[number];

/** The number by which the bookkeeping package knows a buyer. */
export const ADDRESSEE_KEYS = ['debtorNumber', 'companyNumber', 'vatNumber', 'registerNumber'] as const;
export type AddresseeKey = (typeof ADDRESSEE_KEYS)[number];

/** The keys that each mask needs a value for, besides those of the VAT cases. */
const FIXED: Readonly<Record<ExportMask, readonly string[]>> = {
  datev: ['consultant', 'client', 'accountLength', 'chart'],
  exactOnline: ['journal'],
  twinfield: ['journal', 'debtorLedger'],
  csv: [],
  xlsx: [],
};
const HAS_VAT_CODES: readonly ExportMask[] = ['exactOnline', 'twinfield'];

export const fixedKeys = (mask: ExportMask): readonly string[] => FIXED[mask];
export const hasVatCodes = (mask: ExportMask): boolean => HAS_VAT_CODES.includes(mask);
export const ledgerKey = (vatCase: string): string => `revenue.${vatCase}`;
export const vatCodeKey = (vatCase: string): string => `vatCode.${vatCase}`;

/** Tells whether a key can have a value in the settings of a bookkeeping with these VAT cases. */
export function isKnownKey(key: string, vatCases: readonly string[]): boolean {
  const fixed = EXPORT_MASKS.some((mask) => FIXED[mask].includes(key));
  return fixed || vatCases.some((one) => key === ledgerKey(one) || key === vatCodeKey(one));
}
