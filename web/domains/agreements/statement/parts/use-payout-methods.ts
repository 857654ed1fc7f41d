import { useLingui } from '@lingui/react/macro';
import type { Payout } from '#shared/domains/agreements/statement/schemas.ts';

export function usePayoutMethods(): readonly { readonly value: Payout['method']; readonly label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'bank', label: t`Bank transfer` },
    { value: 'cash', label: t`Cash` },
  ];
}
