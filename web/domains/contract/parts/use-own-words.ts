import type { ContractStage } from '#shared/domains/contract/schemas.ts';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';
import { useStageNames } from './stage-mark.tsx';

/** What only a contract's log says; the time of sending stands beside the entry itself. */
export function useOwnWords(): Pick<ActivityWords, 'value'> {
  const stages = useStageNames();
  return { value: (field, value) => (field === 'stage' ? stages[value as ContractStage] : undefined) };
}
