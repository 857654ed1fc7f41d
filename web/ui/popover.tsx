import type { ReactElement, ReactNode } from 'react';
import { hanging } from './hanging.tsx';

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

export const Popover = hanging<PopoverProps>('dialog', async () => (await import('./popover-layer.tsx')).PopoverLayer);
