import { type ReactNode, Suspense, useState } from 'react';
import { FrameAway } from './layer-away.tsx';
import { partOf } from './part-of.tsx';

const SheetLayer = partOf(async () => (await import('./sheet-layer.tsx')).SheetLayer, FrameAway);

export type SheetProps = Readonly<{ open: boolean; onClose: () => void; title: ReactNode; children: ReactNode }>;
/** From below, for the phone: menus, previews, filters. Its layer is fetched when it first opens. */
export function Sheet(props: SheetProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return (
    used && (
      <Suspense>
        <SheetLayer {...props} />
      </Suspense>
    )
  );
}
