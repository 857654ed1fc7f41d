import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SeenPass, PassState as State } from '#shared/domains/journeys/guest-list-link/pass.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Notice } from '#web/ui/notice.tsx';

const useStates = wordsHook<State>({
  requested: msg`Waits for a decision`,
  approved: msg`You are on the guest list`,
  waitlist: msg`You are on the waiting list`,
  denied: msg`You are not on the guest list`,
  collected: msg`Checked in`,
  cancelled: msg`The show is cancelled`,
  over: msg`This night is over`,
});
const TONES = {
  requested: 'amber',
  approved: 'green',
  waitlist: 'amber',
  denied: 'red',
  collected: 'green',
  cancelled: 'red',
  over: 'blue',
} as const satisfies Readonly<Record<State, string>>;

/** Says what the guest can do now. */
function Hint({ state, reason }: Pick<SeenPass, 'state' | 'reason'>) {
  if (state === 'approved') return <Trans>Show this code at the entrance, on your phone or printed.</Trans>;
  if (state === 'waitlist') return <Trans>We'll email you if a place becomes free.</Trans>;
  return state === 'cancelled' ? <Trans>There is nothing to collect.</Trans> : reason;
}

/** The decision about a guest, as it is now. */
export function PassState({ pass: { state, reason } }: { readonly pass: Pick<SeenPass, 'state' | 'reason'> }) {
  const states = useStates();
  return (
    <Notice tone={TONES[state]} fact={`${states[state]}.`}>
      <Hint state={state} reason={reason} />
    </Notice>
  );
}
