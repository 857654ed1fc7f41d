import { useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '#shared/domains/agreements/payment/schemas.ts';

export function useMethodNames(): Readonly<Record<PaymentMethod, string>> {
  const { t } = useLingui();
  return {
    bank: t`Bank transfer`,
    card: t`Card`,
    cash: t`Cash`,
    withholding: t`Withheld as tax`,
    writeOff: t`Written off`,
  };
}
