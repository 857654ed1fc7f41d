import { Suspense, useState } from 'react';
import type { DialogProps } from './dialog-props.ts';
import { FrameAway } from './layer-away.tsx';
import { partOf } from './part-of.tsx';

const DialogLayer = partOf(async () => (await import('./dialog-layer.tsx')).DialogLayer, FrameAway);

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
