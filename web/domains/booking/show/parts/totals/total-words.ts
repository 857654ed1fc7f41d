import { msg } from '@lingui/core/macro';
import type { ShowTotalGroup } from '#shared/domains/booking/show-total/contract.ts';
import { startOf, type TotalBy } from '#shared/domains/booking/show-total/rules.ts';
import type { Phase } from '#shared/kernel/record/appointment.ts';
import { usePhaseNames } from '#web/domains/reference/status/widgets/phase-names.ts';
import { dateText } from '#web/platform/format.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { useQuarterName } from '#web/ui/controls/quarter-name.ts';

export const useTotalNames = wordsHook<TotalBy>({
  month: msg`Month`,
  quarter: msg`Quarter`,
  year: msg`Year`,
  owner: msg`Owner`,
  artist: msg`Artist`,
  status: msg`Status`,
  phase: msg`Phase`,
});

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
