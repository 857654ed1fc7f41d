import { useLingui } from '@lingui/react/macro';
import { useKindWords } from '#web/ui/record/kinds.ts';
import type { Kind } from '../model/appointment.ts';

/** Names the kinds of appointment. */
export function useKindNames(): Readonly<Record<Kind, string>> {
  const { t } = useLingui();
  return { ...useKindWords('many'), external: t`External calendars`, private: t`Other entries` };
}
