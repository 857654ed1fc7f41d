import type { Phase } from '#shared/kernel/appointment.ts';
import { Status } from '#web/ui/status.tsx';
import { usePhases } from './phases.ts';

interface PhaseMarkProps {
  readonly phase: Phase;
  readonly hexColor: string;
}
/** The dot has the journey's own colour. */
export function PhaseMark({ phase, hexColor }: PhaseMarkProps) {
  const { phaseText } = usePhases();
  return (
    <Status color={hexColor} phase={phase}>
      {phaseText(phase)}
    </Status>
  );
}
