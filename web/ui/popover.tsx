import { Popover as Layer, Portal } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Chakra } from './chakra.tsx';

interface PopoverProps {
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

export function Popover({ trigger, label, placement = 'bottom-start', width, children, ...rest }: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const open = rest.open ?? ownOpen;
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
        lazyMount
        unmountOnExit
      >
        <Layer.Trigger asChild>{trigger}</Layer.Trigger>
        <Portal>
          <Layer.Positioner className="layer-pos">
            <Layer.Content className="popover" aria-label={label} style={{ width }}>
              {typeof children === 'function' ? children(() => setOpen(false)) : children}
            </Layer.Content>
          </Layer.Positioner>
        </Portal>
      </Layer.Root>
    </Chakra>
  );
}
