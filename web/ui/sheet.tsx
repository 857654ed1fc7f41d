import { lazy, type ReactNode, Suspense, useState } from 'react';

const SheetLayer = lazy(() => import('./sheet-layer.tsx').then((module) => ({ default: module.SheetLayer })));

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
}
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
