import { useLingui } from '@lingui/react/macro';
import type { PayoutMethod, PayoutState } from '#shared/domains/agreements/payout/schemas.ts';

export function usePayoutMethods(): Readonly<Record<PayoutMethod, string>> {
  const { t } = useLingui();
  return {
    bank: t`Bank transfer`,
    cash: t`Cash`,
    offset: t({ context: 'payout', message: 'Set off' }),
    withholding: t`Withheld as tax`,
  };
}

export function usePayoutStates(): Readonly<Record<PayoutState, string>> {
  const { t } = useLingui();
  return {
    planned: t({ context: 'payout', message: 'To pay' }),
    exported: t({ context: 'payout', message: 'In bank file' }),
    paid: t({ context: 'payout', message: 'Paid' }),
  };
}
