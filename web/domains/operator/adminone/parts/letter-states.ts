import { useLingui } from '@lingui/react/macro';
import type { DeadLetter } from '#shared/domains/operator/maintenance/schemas.ts';
import type { TabItem } from '#web/ui/tabs.tsx';

/** The states of dead letters as tabs. */
export function useLetterStates(): readonly TabItem<DeadLetter['state']>[] {
  const { t } = useLingui();
  return [
    { value: 'open', label: t`Open` },
    { value: 'replayed', label: t`Replayed` },
    { value: 'discarded', label: t`Discarded` },
  ];
}
