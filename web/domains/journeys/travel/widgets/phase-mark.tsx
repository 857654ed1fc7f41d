import type { Phase } from '#shared/kernel/record/appointment.ts';
import { Status } from '#web/ui/status.tsx';
import { chosenColor } from '#web/ui/tone.ts';
import { usePhases } from './phases.ts';

/** The dot has the journey's own colour, if it has one. */
export function PhaseMark({ phase, hexColor }: { readonly phase: Phase; readonly hexColor: string }) {
  const { phaseText } = usePhases();
  return (
    <Status color={chosenColor(hexColor)} phase={phase}>
      {phaseText(phase)}
    </Status>
  );
}
