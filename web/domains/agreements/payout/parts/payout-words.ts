import { msg } from '@lingui/core/macro';
import type { PayoutMethod, PayoutState } from '#shared/domains/agreements/payout/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

export const usePayoutMethods = wordsHook<PayoutMethod>({
  bank: msg`Bank transfer`,
  cash: msg`Cash`,
  offset: msg({ context: 'payout', message: 'Set off' }),
  withholding: msg`Withheld as tax`,
});

export const usePayoutStates = wordsHook<PayoutState>({
  planned: msg({ context: 'payout', message: 'To pay' }),
  exported: msg({ context: 'payout', message: 'In bank file' }),
  paid: msg({ context: 'payout', message: 'Paid' }),
});
