import type { ContractStage } from '#shared/domains/contract/schemas.ts';
import { useRecordWords } from '#web/domains/system/widgets/record-words.ts';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';
import { useStageNames } from './stage-mark.tsx';

/** The log of a contract in words; the time of sending stands beside the entry itself. */
export function useActivityWords(): ActivityWords {
  const stages = useStageNames();
  const words = useRecordWords('contract');
  return {
    ...words,
    value: (field, value) => (field === 'stage' ? stages[value as ContractStage] : words.value?.(field, value)),
  };
}
