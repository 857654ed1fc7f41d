import { useLingui } from '@lingui/react/macro';
import type { ContractStage } from '#shared/domains/contract/schemas.ts';
import { useRecordWords } from '#web/domains/system/widgets/record-words.ts';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';
import { useStageNames } from './stage-mark.tsx';

/** What happens to contracts alone, in words; the time of sending stands beside the entry itself. */
export function useActivityWords(): ActivityWords {
  const { t } = useLingui();
  const stages = useStageNames();
  const words = useRecordWords('contract');
  const actions: Readonly<Record<string, string>> = {
    send: t`sent this`,
    void: t`marked this as void`,
    render: t`had the document made again`,
    linkShow: t`put this with another show`,
    linkCopied: t`copied a link`,
    linkWithdrawn: t`withdrew a link`,
  };
  return {
    ...words,
    action: (action) => actions[action],
    value: (field, value) => (field === 'stage' ? stages[value as ContractStage] : words.value?.(field, value)),
  };
}
