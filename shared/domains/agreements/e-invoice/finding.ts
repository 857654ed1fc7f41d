import type { ErrorParams } from '#shared/kernel/contract/error.ts';

/** The records that mend a finding: the document, its buyer, its bookkeeping, its owner, a VAT case. */
export const FINDING_PLACES = ['invoice', 'buyer', 'seller', 'owner', 'vat'] as const;
export type FindingPlace = (typeof FINDING_PLACES)[number];
/** An error keeps the document from being sent; a warning does not. */
export const SEVERITIES = ['error', 'warning'] as const;

export interface Finding {
  /** The id of the rule in EN 16931, in the Peppol rules or in those of a country. */
  readonly rule: string;
  readonly severity: (typeof SEVERITIES)[number];
  readonly field: string;
  /** The code of the message. */
  readonly code: string;
  readonly where: FindingPlace;
  readonly params?: ErrorParams;
}
