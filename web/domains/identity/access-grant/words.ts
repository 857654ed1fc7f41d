import { msg } from '@lingui/core/macro';
import type { AccessPreset, GrantRow } from '#shared/domains/identity/access-grant/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import type { Tone } from '#web/ui/tone.ts';

type State = GrantRow['state'];
export const useGrantStates = wordsHook<State>({
  requested: msg`Waiting`,
  granted: msg`Not begun`,
  active: msg`Active`,
  declined: msg`Declined`,
  revoked: msg`Revoked`,
  ended: msg`Ended`,
});
export const GRANT_TONES: Readonly<Record<State, Tone>> = {
  requested: 'amber',
  granted: 'blue',
  active: 'green',
  declined: 'red',
  revoked: 'red',
  ended: 'grey',
};

export const usePresets = wordsHook<AccessPreset>({
  view: msg`View only`,
  booking: msg`Booking`,
  bookkeeping: msg`Bookkeeping`,
});
