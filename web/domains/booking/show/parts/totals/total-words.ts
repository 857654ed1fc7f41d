import { useLingui } from '@lingui/react/macro';
import type { ShowTotalGroup } from '#shared/domains/booking/show-total/contract.ts';
import { startOf, type TotalBy } from '#shared/domains/booking/show-total/rules.ts';
import type { Phase } from '#shared/kernel/record/appointment.ts';
import { usePhaseNames } from '#web/domains/reference/status/widgets/phase-names.ts';
import { dateText } from '#web/platform/format.ts';
import { useQuarterName } from '#web/ui/controls/quarter-name.ts';

export function useTotalNames(): Record<TotalBy, string> {
  const { t } = useLingui();
  return {
    month: t`Month`,
    quarter: t`Quarter`,
    year: t`Year`,
    owner: t`Owner`,
    artist: t`Artist`,
    status: t`Status`,
    phase: t`Phase`,
  };
}

/** A group as its reader calls it: `May 2027`, `Q2 2027`, a phase, or the name it came with. */
export function useGroupName(by: TotalBy): (group: Pick<ShowTotalGroup, 'key' | 'name'>) => string {
  const phases = usePhaseNames();
  const quarter = useQuarterName();
  return ({ key, name }) => {
    if (by === 'month') return dateText(startOf(key), { month: 'short', year: 'numeric' });
    if (by === 'quarter') return quarter(startOf(key));
    if (by === 'phase') return phases[key as Phase];
    return name || key;
  };
}
