import { useLingui } from '@lingui/react/macro';
import { PHASES, type Phase } from '#shared/kernel/record/appointment.ts';

/** Phases of one journey or stay: not of several, as the phases of shows are named. */
export function usePhases() {
  const { t } = useLingui();
  const texts: Readonly<Record<Phase, string>> = {
    confirmed: t({ context: 'travel', message: 'Confirmed' }),
    options: t`Option`,
    cancelled: t({ context: 'travel', message: 'Cancelled' }),
  };
  return {
    phaseText: (phase: Phase) => texts[phase],
    options: PHASES.map((value) => ({ value, label: texts[value] })),
  };
}
