import { useLingui } from '@lingui/react/macro';
import { useRecordWords } from '#web/domains/system/widgets/record-words.ts';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';

/** The log of a template in words. */
export function useActivityWords(): ActivityWords {
  const { t } = useLingui();
  const words = useRecordWords('word-template');
  return { ...words, field: (field) => (field === 'file' ? t`file` : words.field?.(field)) };
}
