import { useLingui } from '@lingui/react/macro';
import type { DisputeCategory } from '#shared/domains/agreements/invoice/dispute.ts';

/** The words for what a payer objects to. */
export function useCategoryWords(): Readonly<Record<DisputeCategory, string>> {
  const { t } = useLingui();
  return {
    amount: t`The amount is wrong`,
    paid: t`It is already paid`,
    addressee: t`It is addressed to the wrong company`,
    performance: t`The performance differed from what was agreed`,
    other: t`Something else`,
  };
}
