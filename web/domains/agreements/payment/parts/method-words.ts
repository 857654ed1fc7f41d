import { msg } from '@lingui/core/macro';
import { ENTERED_METHODS } from '#shared/domains/agreements/payment/methods.ts';
import type { PaymentInput, PaymentMethod } from '#shared/domains/agreements/payment/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** The methods that a user may choose, as options. */
export function useEnteredMethods(): readonly { readonly value: PaymentInput['method']; readonly label: string }[] {
  const names = useMethodNames();
  return ENTERED_METHODS.map((value) => ({ value, label: names[value] }));
}

export const useMethodNames = wordsHook<PaymentMethod>({
  bank: msg`Bank transfer`,
  card: msg`Card`,
  cash: msg`Cash`,
  withholding: msg`Withheld as tax`,
  writeOff: msg`Written off`,
  refund: msg`Refund`,
  offset: msg`Offset`,
  reversal: msg`Taken back by the bank`,
});
