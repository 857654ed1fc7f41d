import { useLingui } from '@lingui/react/macro';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';

/** What happens to templates alone, in words. */
export function useActivityWords(): ActivityWords {
  const { t } = useLingui();
  const actions: Readonly<Record<string, string>> = {
    upload: t`put in another file`,
    restoreVersion: t`took an earlier file back`,
  };
  return { action: (action) => actions[action], field: (field) => (field === 'file' ? t`file` : undefined) };
}
