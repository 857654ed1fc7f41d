import { Menu as Layer, Portal } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Kbd } from './kbd.tsx';

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
interface MenuProps {
  readonly trigger: ReactElement;
  readonly groups: readonly MenuGroup[];
  readonly placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right-start';
  /** Left out, the menu opens and closes by its trigger alone. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

function Entry({ item }: { readonly item: MenuItem }) {
  return (
    <Layer.Item
      value={item.id}
      disabled={item.disabled ?? false}
      className={cx('menu-i', item.danger && 'danger', item.chosen && 'chosen')}
      onClick={item.onSelect}
    >
      {item.icon}
      <span className="grow">{item.label}</span>
      {item.note && <span className="meta">{item.note}</span>}
      {item.keys && <Kbd keys={item.keys} />}
    </Layer.Item>
  );
}

export function Menu({ trigger, groups, placement = 'bottom-start', open, onOpenChange }: MenuProps) {
  return (
    <Layer.Root
      positioning={{ placement, gutter: 4 }}
      onOpenChange={(change) => onOpenChange?.(change.open)}
      lazyMount
      unmountOnExit
      {...(open === undefined ? {} : { open })}
    >
      <Layer.Trigger asChild>{trigger}</Layer.Trigger>
      <Portal>
        <Layer.Positioner className="layer-pos">
          <Layer.Content className="menu">
            {groups.map((group) => (
              <Layer.ItemGroup key={group.id} className="menu-g">
                {group.label && <Layer.ItemGroupLabel className="menu-l">{group.label}</Layer.ItemGroupLabel>}
                {group.items.map((item) => (
                  <Entry key={item.id} item={item} />
                ))}
              </Layer.ItemGroup>
            ))}
          </Layer.Content>
        </Layer.Positioner>
      </Portal>
    </Layer.Root>
  );
}
