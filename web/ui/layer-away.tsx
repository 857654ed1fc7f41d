import { Trans } from '@lingui/react/macro';
import { cloneElement, type ReactElement, useEffect, useEffectEvent } from 'react';
import type { Absent } from './part-of.tsx';
import { toast } from './toaster.ts';
import type { TriggerProps } from './use-arming.ts';

const tell = () => toast(<Trans>Couldn't load this: the connection is lost or weak.</Trans>);

/** The stand-in for a frame that could not be fetched: it reports that and closes the frame. */
export function FrameAway({ onClose }: { readonly onClose: () => void }) {
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
  readonly onClosed?: (() => void) | undefined;
}
/** The stand-in for a layer that could not be fetched: its button stays, and the next press tries again. */
export function HangingAway({ trigger, onOpenChange, onClosed, again }: Opened) {
  const close = useEffectEvent(() => {
    onOpenChange?.(false);
    onClosed?.();
  });
  useEffect(() => {
    tell();
    close();
  }, []);
  return cloneElement(trigger as ReactElement<TriggerProps>, { onClick: again });
}
