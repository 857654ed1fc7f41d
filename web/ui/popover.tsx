import { type ReactElement, type ReactNode, Suspense } from 'react';
import { HangingAway } from './layer-away.tsx';
import { partOf } from './part-of.tsx';
import { useArming } from './use-arming.ts';

const PopoverLayer = partOf(async () => (await import('./popover-layer.tsx')).PopoverLayer, HangingAway);

export interface PopoverProps {
  readonly trigger: ReactElement;
  /** Name for screen readers. */
  readonly label: string;
  readonly placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right-start';
  readonly width?: number;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Gets a function that closes it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** Its layer is fetched when it first opens; until then there is only the trigger. */
export function Popover(props: PopoverProps) {
  const waiting = useArming(props, 'dialog');
  return (
    waiting ?? (
      <Suspense fallback={props.trigger}>
        <PopoverLayer {...props} />
      </Suspense>
    )
  );
}
