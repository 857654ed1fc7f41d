import { useLingui } from '@lingui/react/macro';
import type { StatementKind } from '#shared/domains/booking/deal/statement.ts';

/** The words for what an artist gets of a night, and what is deducted. */
export function useArtistWords(): Readonly<Record<StatementKind, string>> {
  const { t } = useLingui();
  return {
    collected: t`Collected`,
    fee: t`Artist's share`,
    reimbursed: t`Costs fronted by the artist`,
    adjustment: t`Corrections`,
    commission: t`Commission`,
    recharge: t`Artist's costs`,
    withholding: t`Withholding tax`,
    advance: t`Paid before`,
  };
}
