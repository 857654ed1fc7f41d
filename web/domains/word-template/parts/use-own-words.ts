import { useLingui } from '@lingui/react/macro';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';

/** What only a template's log says. */
export function useOwnWords(): Pick<ActivityWords, 'field'> {
  const { t } = useLingui();
  return { field: (field) => (field === 'file' ? t`file` : undefined) };
}
