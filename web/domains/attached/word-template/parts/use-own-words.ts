import { useLingui } from '@lingui/react/macro';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';

/** Returns the words that only the log of a template has. */
export function useOwnWords(): Pick<ActivityWords, 'field'> {
  const { t } = useLingui();
  return { field: (field) => (field === 'file' ? t`file` : undefined) };
}
