import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './dialog-props.ts';

const DialogLayer = lazy(() => import('./dialog-layer.tsx').then((module) => ({ default: module.DialogLayer })));

/** Its layer is fetched when it first opens. */
export function Dialog(props: DialogProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return (
    used && (
      <Suspense>
        <DialogLayer {...props} />
      </Suspense>
    )
  );
}
