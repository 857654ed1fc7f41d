import type { ReactElement, ReactNode } from 'react';
import { hanging } from './hanging.tsx';
import type { TriggerProps } from './use-arming.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** Right side, in grey. */
  readonly note?: ReactNode;
  readonly keys?: string;
  readonly chosen?: boolean;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}
export interface MenuGroup {
  readonly id: string;
  readonly label?: ReactNode;
  readonly items: readonly MenuItem[];
}
export interface MenuProps {
  readonly trigger: ReactElement<TriggerProps>;
  readonly groups: readonly MenuGroup[];
  readonly placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right-start';
  /** Left out, the menu opens and closes by its trigger alone. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Called once the menu has closed, after the `onSelect` of a chosen item. */
  readonly onClosed?: () => void;
}

export const Menu = hanging<MenuProps>('menu', async () => (await import('./menu-layer.tsx')).MenuLayer);
