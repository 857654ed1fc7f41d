import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { statusOfPhase } from '#web/domains/reference/status/widgets/status-menu.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { useCan } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ConfirmShowDialog } from './confirm-show-dialog.tsx';
import { ExtendOption } from './extend-option.tsx';
import { useStatusActions } from './use-show-actions.ts';

type OptionButtonsProps = Readonly<{ show: ShowRow; size?: 'sm' }>;
interface ExtendOrReleaseProps extends OptionButtonsProps {
  readonly onDone?: () => void;
}
/** Offers the two answers to an option: extend it, or release it. */
export function ExtendOrRelease({ show, size, onDone }: ExtendOrReleaseProps) {
  const { release } = useStatusActions();
  const { all } = useStatuses('show');
  const released = statusOfPhase(all, 'cancelled', 'Released');
  const look = size ? { size } : {};
  const giveUp = async (statusId: string) => {
    if (await release(show, statusId)) onDone?.();
  };
  return (
    <>
      <ExtendOption
        show={show}
        {...(onDone ? { onDone } : {})}
        trigger={
          <button type="button" className={buttonClass(look)}>
            <Trans>Extend</Trans>
          </button>
        }
      />
      {released && (
        <Button kind="ghost" {...look} className="push" onClick={() => void giveUp(released.id)}>
          <Trans>Release</Trans>
        </Button>
      )}
    </>
  );
}

/** Confirm, extend and release: the three ways out of an option. */
export function OptionButtons({ show, size }: OptionButtonsProps) {
  const can = useCan();
  const [confirming, setConfirming] = useState(false);
  const look = size ? { size } : {};
  return (
    <>
      {can('show.confirm') && (
        <Button kind="primary" {...look} onClick={() => setConfirming(true)}>
          {size ? <Trans>Confirm</Trans> : <Trans>Confirm show</Trans>}
        </Button>
      )}
      <ExtendOrRelease show={show} {...look} />
      {confirming && <ConfirmShowDialog show={show} onClose={() => setConfirming(false)} />}
    </>
  );
}
