import { msg } from '@lingui/core/macro';
import type { SubscriptionState } from '#shared/domains/operator/subscription/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Status } from '#web/ui/status.tsx';
import type { Tone } from '#web/ui/tone.ts';

const TONES: Readonly<Record<SubscriptionState, Tone>> = {
  trial: 'blue',
  active: 'green',
  pastDue: 'amber',
  suspended: 'red',
  ended: 'grey',
};

const useStateNames = wordsHook<SubscriptionState>({
  trial: msg`Trial`,
  active: msg`Active`,
  pastDue: msg`Past due`,
  suspended: msg`Read only`,
  ended: msg`Ended`,
});
export function StateMark({ state }: { readonly state: SubscriptionState }) {
  return <Status tone={TONES[state]}>{useStateNames()[state]}</Status>;
}
