import { Dialog as Layer, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Chakra } from './chakra.tsx';

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
}
/** From below, for the phone: menus, previews, filters. */
export const Sheet = ({ open, onClose, title, children }: SheetProps) => (
  <Chakra>
    <Layer.Root open={open} onOpenChange={(change) => !change.open && onClose()} lazyMount unmountOnExit>
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
