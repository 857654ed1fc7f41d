import { Trans } from '@lingui/react/macro';
import { cloneElement, type ReactElement, useEffect, useEffectEvent } from 'react';
import type { Absent } from './part-of.tsx';
import { toast } from './toaster.ts';
import type { TriggerProps } from './use-arming.ts';

const tell = () => toast(<Trans>Couldn't load this: the connection is lost or weak.</Trans>);

interface Closing {
  readonly onClose: () => void;
}
/** The frame itself is out of reach: it says so and is closed again, as if it had not been opened. */
export function FrameAway({ onClose }: Closing) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    tell();
    close();
  }, []);
  return null;
}

interface Opened extends Absent {
  readonly trigger: ReactElement;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}
/** What hangs from a button: the button stays, and opens it with the next press. */
export function HangingAway({ trigger, onOpenChange, again }: Opened) {
  const close = useEffectEvent(() => onOpenChange?.(false));
  useEffect(() => {
    tell();
    close();
  }, []);
  return cloneElement(trigger as ReactElement<TriggerProps>, { onClick: again });
}
