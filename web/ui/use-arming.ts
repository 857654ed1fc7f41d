import { cloneElement, type ReactElement, useState } from 'react';

export interface TriggerProps {
  readonly onClick?: (() => void) | undefined;
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'aria-expanded'?: boolean;
}
export interface Armed {
  readonly trigger: ReactElement;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Layers are fetched when the first one opens; until then there is only the trigger, which this returns. */
export function useArming({ trigger, open, onOpenChange }: Armed, opens: 'menu' | 'dialog'): ReactElement | undefined {
  const [armed, setArmed] = useState(false);
  if (armed || open) return undefined;
  const arm = () => {
    setArmed(true);
    onOpenChange?.(true);
  };
  return cloneElement(trigger as ReactElement<TriggerProps>, {
    onClick: arm,
    'aria-haspopup': opens,
    'aria-expanded': false,
  });
}
