import { msg } from '@lingui/core/macro';
import type { Phase } from '#shared/kernel/record/appointment.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** The three fixed phases in the reader's words; a hook because they follow the language. */
export const usePhaseNames = wordsHook<Phase>({
  options: msg`Options`,
  confirmed: msg({ context: 'shows', message: 'Confirmed' }),
  cancelled: msg({ context: 'shows', message: 'Cancelled' }),
});
