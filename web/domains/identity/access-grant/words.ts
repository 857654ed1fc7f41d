import { useLingui } from '@lingui/react/macro';
import type { AccessPreset, GrantRow } from '#shared/domains/identity/access-grant/schemas.ts';
import type { Tone } from '#web/ui/tone.ts';

type State = GrantRow['state'];
export function useGrantStates(): Readonly<Record<State, string>> {
  const { t } = useLingui();
  return {
    requested: t`Waiting`,
    granted: t`Not begun`,
    active: t`Active`,
    declined: t`Declined`,
    revoked: t`Revoked`,
    ended: t`Ended`,
  };
}
export const GRANT_TONES: Readonly<Record<State, Tone>> = {
  requested: 'amber',
  granted: 'blue',
  active: 'green',
  declined: 'red',
  revoked: 'red',
  ended: 'grey',
};

export function usePresets(): Readonly<Record<AccessPreset, string>> {
  const { t } = useLingui();
  return { view: t`View only`, booking: t`Booking`, bookkeeping: t`Bookkeeping` };
}
