import { msg } from '@lingui/core/macro';
import type { EState } from '#shared/domains/agreements/invoice/kinds.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

export const useEStateNames = wordsHook<EState>({
  submitted: msg({ context: 'e-invoice', message: 'On its way' }),
  delivered: msg({ context: 'e-invoice', message: 'Delivered' }),
  failed: msg({ context: 'e-invoice', message: 'Failed' }),
});
