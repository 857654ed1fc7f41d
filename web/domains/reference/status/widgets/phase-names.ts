import { useLingui } from '@lingui/react/macro';
import type { Phase } from '#shared/kernel/record/appointment.ts';

/** The three fixed phases in the reader's words; a hook because they follow the language. */
export function usePhaseNames(): Readonly<Record<Phase, string>> {
  const { t } = useLingui();
  return {
    options: t`Options`,
    confirmed: t({ context: 'shows', message: 'Confirmed' }),
    cancelled: t({ context: 'shows', message: 'Cancelled' }),
  };
}
