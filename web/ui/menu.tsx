import { type ReactElement, type ReactNode, Suspense } from 'react';
import { HangingAway } from './layer-away.tsx';
import { partOf } from './part-of.tsx';
import { type TriggerProps, useArming } from './use-arming.ts';

const MenuLayer = partOf(async () => (await import('./menu-layer.tsx')).MenuLayer, HangingAway);

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
}

/** Its layer is fetched when it is first opened; until then there is only the trigger. */
export function Menu(props: MenuProps) {
  const waiting = useArming(props, 'menu');
  return (
    waiting ?? (
      <Suspense fallback={props.trigger}>
        <MenuLayer {...props} />
      </Suspense>
    )
  );
}
