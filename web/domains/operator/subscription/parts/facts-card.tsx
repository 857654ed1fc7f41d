import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Subscription } from '#shared/domains/operator/subscription/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { StateMark } from '../widgets/state-mark.tsx';
import { usePeriodNames } from './words.ts';

/** The changes that come with the next period. */
function useComing({ next }: Subscription): string {
  const periods = usePeriodNames();
  const seats = next?.seats ?? 0;
  return [
    ...(next?.plan ? [next.plan.name] : []),
    ...(next?.period ? [periods[next.period]] : []),
    ...(seats > 0 ? [plural(seats, { one: '# seat', other: '# seats' })] : []),
  ].join(', ');
}

/** Shows what an agency has, what it costs, and when. */
export function FactsCard({ subscription, action }: Readonly<{ subscription: Subscription; action?: ReactNode }>) {
  const { t } = useLingui();
  const { money, day } = useFormat();
  const periods = usePeriodNames();
  const coming = useComing(subscription);
  const { state, plan, period, currency, seats, users, renewsOn, renewal, endsOn } = subscription;
  const seat = money(plan[period], currency);
  return (
    <Card title={t`Plan`} action={action}>
      <div className="card-b">
        <Facts
          items={[
            { id: 'state', label: t`State`, value: <StateMark state={state} /> },
            { id: 'plan', label: t`Plan`, value: `${plan.name} · ${periods[period]}` },
            { id: 'price', label: t`Price of a seat`, value: seat },
            {
              id: 'seats',
              label: t`Seats`,
              value: (
                <Trans>
                  {users} of {seats} taken
                </Trans>
              ),
            },
            { id: 'next', label: t`From the next period`, value: coming },
            { id: 'ends', label: t`Ends on`, value: endsOn && day({ date: endsOn }) },
            {
              id: 'renewal',
              label: state === 'trial' ? t`First bill` : t`Next bill`,
              value: !endsOn && state !== 'ended' && (
                <Trans>
                  {money(renewal, currency)} plus VAT on {day({ date: renewsOn })}
                </Trans>
              ),
            },
          ]}
        />
      </div>
    </Card>
  );
}
