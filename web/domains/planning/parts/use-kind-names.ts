import { useLingui } from '@lingui/react/macro';
import type { Kind } from '../model/appointment.ts';

/** Names the kinds of appointment. */
export function useKindNames(): Readonly<Record<Kind, string>> {
  const { t } = useLingui();
  return {
    show: t`Shows`,
    flight: t`Flights`,
    train: t`Train journeys`,
    groundTransport: t`Ground transport`,
    lodging: t`Accommodation`,
    external: t`External calendars`,
    private: t`Other entries`,
  };
}
