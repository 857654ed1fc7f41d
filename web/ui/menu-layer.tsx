import { Menu as Layer, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { Chakra } from './chakra.tsx';
import { cx } from './cx.ts';
import { Kbd } from './kbd.tsx';
import type { MenuItem, MenuProps } from './menu.tsx';
import { useDrawn } from './use-drawn.ts';

const buttonOf = (item: Element): HTMLElement | null =>
  document.getElementById(item.closest('[role=menu]')?.getAttribute('aria-labelledby') ?? '');

/** A closing menu has given the focus back by then. Two calls keep their order. */
function afterTwoFrames(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/**
 * A closing menu gives the focus back in the next frame; what is opened by a choice comes after that and keeps it.
 * Chosen by the pointer, the menu takes it once more as it goes, and nobody would have it; on a slow machine it has it
 * still. Then its button gets it, which outlasts the menu.
 */
function afterFocus(button: HTMLElement | null, act: () => void): void {
  afterTwoFrames(() => {
    const has = document.activeElement;
    if (has === document.body || has?.closest('[role=menu]')) button?.focus({ preventScroll: true });
    act();
  });
}

function Entry({ item }: { readonly item: MenuItem }) {
  return (
    <Layer.Item
      value={item.id}
      disabled={item.disabled ?? false}
      className={cx('menu-i', item.danger && 'danger', item.chosen && 'chosen')}
      onClick={({ currentTarget }) => afterFocus(buttonOf(currentTarget), item.onSelect)}
    >
      {item.icon}
      <span className="grow">{item.label}</span>
      {item.note && <span className="meta">{item.note}</span>}
      {item.keys && <Kbd keys={item.keys} />}
    </Layer.Item>
  );
}

export function MenuLayer({ trigger, groups, placement = 'bottom-start', ...rest }: MenuProps) {
  const drawn = useDrawn();
  const [ownOpen, setOwnOpen] = useState(true);
  const change = (next: boolean) => {
    setOwnOpen(next);
    rest.onOpenChange?.(next);
    // The click on an item precedes this call, so its `onSelect` runs first.
    if (!next) afterTwoFrames(() => rest.onClosed?.());
  };
  return (
    <Chakra>
      <Layer.Root
        positioning={{ placement, gutter: 4 }}
        open={drawn && (rest.open ?? ownOpen)}
        onOpenChange={({ open: next }) => change(next)}
        lazyMount
        unmountOnExit
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
    </Chakra>
  );
}
