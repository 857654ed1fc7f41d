import { Popover as Layer, Portal } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Chakra } from './chakra.tsx';
import { FIRST_FIELD } from './first-field.ts';
import type { PopoverProps } from './popover.tsx';
import { useDrawn } from './use-drawn.ts';

export function PopoverLayer({ trigger, label, placement = 'bottom-start', width, children, ...rest }: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(true);
  const drawn = useDrawn();
  const content = useRef<HTMLDivElement>(null);
  const open = drawn && (rest.open ?? ownOpen);
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    rest.onOpenChange?.(next);
  };
  return (
    <Chakra>
      <Layer.Root
        open={open}
        onOpenChange={(change) => setOpen(change.open)}
        positioning={{ placement, gutter: 4 }}
        initialFocusEl={() => content.current?.querySelector<HTMLElement>(FIRST_FIELD) ?? null}
        lazyMount
        unmountOnExit
      >
        <Layer.Trigger asChild>{trigger}</Layer.Trigger>
        <Portal>
          <Layer.Positioner className="layer-pos">
            <Layer.Content ref={content} className="popover" aria-label={label} style={{ width }}>
              {typeof children === 'function' ? children(() => setOpen(false)) : children}
            </Layer.Content>
          </Layer.Positioner>
        </Portal>
      </Layer.Root>
    </Chakra>
  );
}
