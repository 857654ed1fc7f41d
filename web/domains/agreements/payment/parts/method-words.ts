import { useLingui } from '@lingui/react/macro';
import { ENTERED_METHODS } from '#shared/domains/agreements/payment/methods.ts';
import type { PaymentInput, PaymentMethod } from '#shared/domains/agreements/payment/schemas.ts';

/** The methods that a user may choose, as options. */
export function useEnteredMethods(): readonly { readonly value: PaymentInput['method']; readonly label: string }[] {
  const names = useMethodNames();
  return ENTERED_METHODS.map((value) => ({ value, label: names[value] }));
}

export function useMethodNames(): Readonly<Record<PaymentMethod, string>> {
  const { t } = useLingui();
  return {
    bank: t`Bank transfer`,
    card: t`Card`,
    cash: t`Cash`,
    withholding: t`Withheld as tax`,
    writeOff: t`Written off`,
    refund: t`Refund`,
    offset: t`Offset`,
    reversal: t`Taken back by the bank`,
  };
}
