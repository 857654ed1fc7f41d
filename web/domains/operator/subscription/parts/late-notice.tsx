import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Subscription } from '#shared/domains/operator/subscription/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { Notice } from '#web/ui/notice.tsx';

interface LateNoticeProps {
  readonly subscription: Subscription;
  /** Pays the late bill. */
  readonly action?: ReactNode;
}
/** Says why the agency can only read, or when it will. Nothing while all is paid. */
export function LateNotice({ subscription: { state, suspendsOn }, action }: LateNoticeProps) {
  const { day } = useFormat();
  if (state === 'suspended')
    return (
      <Notice tone="red" fact={<Trans>Your agency can only read.</Trans>} action={action}>
        <Trans>A bill is late. Once it is paid, everything works again. No data are lost.</Trans>
      </Notice>
    );
  if (state === 'ended')
    return (
      <Notice tone="blue" fact={<Trans>The subscription is over.</Trans>}>
        <Trans>Your agency can read and export its data. You can take the end back.</Trans>
      </Notice>
    );
  if (state !== 'pastDue' || !suspendsOn) return null;
  return (
    <Notice tone="amber" fact={<Trans>A bill is late.</Trans>} action={action}>
      <Trans>From {day({ date: suspendsOn })} your agency can only read.</Trans>
    </Notice>
  );
}
