import type { Phase } from '#shared/kernel/appointment.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text.ts';
import { Status } from '#web/ui/status.tsx';
import { usePhases } from './phases.ts';

interface PhaseMarkProps {
  readonly phase: Phase;
  readonly hexColor: string;
}
/** The dot has the journey's own colour; the default one says nothing, and pink is for the user's own actions. */
export function PhaseMark({ phase, hexColor }: PhaseMarkProps) {
  const { phaseText } = usePhases();
  return (
    <Status color={hexColor === DEFAULT_HEX_COLOR ? undefined : hexColor} phase={phase}>
      {phaseText(phase)}
    </Status>
  );
}
