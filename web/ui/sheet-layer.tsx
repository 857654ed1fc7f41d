import { Dialog as Layer, Portal } from '@chakra-ui/react';
import { Chakra } from './chakra.tsx';
import type { SheetProps } from './sheet.tsx';
import { useDrawn } from './use-drawn.ts';

export function SheetLayer({ open, onClose, title, children }: SheetProps) {
  const drawn = useDrawn();
  return (
    <Chakra>
      <Layer.Root open={drawn && open} onOpenChange={(change) => !change.open && onClose()} lazyMount unmountOnExit>
        <Portal>
          <Layer.Backdrop className="shade" />
          <Layer.Positioner className="sheet-pos">
            <Layer.Content className="sheet">
              <span className="grab" aria-hidden="true" />
              <Layer.Title asChild>
                <h2>{title}</h2>
              </Layer.Title>
              {children}
            </Layer.Content>
          </Layer.Positioner>
        </Portal>
      </Layer.Root>
    </Chakra>
  );
}
