import { useLingui } from '@lingui/react/macro';
import type { Period, SubscriptionState } from '#shared/domains/operator/subscription/schemas.ts';
import { Status } from '#web/ui/status.tsx';
import type { Tone } from '#web/ui/tone.ts';

const TONES: Readonly<Record<SubscriptionState, Tone>> = {
  trial: 'blue',
  active: 'green',
  pastDue: 'amber',
  suspended: 'red',
  ended: 'grey',
};

export function useStateNames(): Readonly<Record<SubscriptionState, string>> {
  const { t } = useLingui();
  return {
    trial: t`Trial`,
    active: t`Active`,
    pastDue: t`Past due`,
    suspended: t`Read only`,
    ended: t`Ended`,
  };
}
export function StateMark({ state }: { readonly state: SubscriptionState }) {
  return <Status tone={TONES[state]}>{useStateNames()[state]}</Status>;
}

export function usePeriodNames(): Readonly<Record<Period, string>> {
  const { t } = useLingui();
  return { month: t`Monthly`, year: t`Yearly` };
}
