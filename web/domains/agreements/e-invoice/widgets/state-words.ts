import { useLingui } from '@lingui/react/macro';
import type { EState } from '#shared/domains/agreements/invoice/kinds.ts';

export function useEStateNames(): Readonly<Record<EState, string>> {
  const { t } = useLingui();
  return {
    submitted: t({ context: 'e-invoice', message: 'On its way' }),
    delivered: t({ context: 'e-invoice', message: 'Delivered' }),
    failed: t({ context: 'e-invoice', message: 'Failed' }),
  };
}
