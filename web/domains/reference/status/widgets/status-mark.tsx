import type { Phase } from '#shared/kernel/record/appointment.ts';
import type { StatusKind } from '#shared/kernel/record/main-area.ts';
import { Rank, Status } from '#web/ui/status.tsx';
import { OrdinalRank } from './ordinal-rank.tsx';
import { usePhaseNames } from './phase-names.ts';
import { useStatuses } from './use-statuses.ts';

interface StatusMarkProps {
  readonly area: StatusKind;
  readonly statusId: string;
  readonly phase: Phase;
  /** Of an option; 0 is none. */
  readonly rank?: number;
}
/** Dot in the agency's colour and the phase's shape, the word, and the rank of an option. */
export function StatusMark({ area, statusId, phase, rank = 0 }: StatusMarkProps) {
  const status = useStatuses(area).byId.get(statusId);
  const names = usePhaseNames();
  return (
    <>
      <Status color={status?.hexColor} phase={phase}>
        {status?.name ?? names[phase]}
      </Status>
      {rank > 0 && (
        <Rank>
          <OrdinalRank value={rank} />
        </Rank>
      )}
    </>
  );
}
