import { type ComponentType, Suspense } from 'react';
import { HangingAway } from './layer-away.tsx';
import { partOf } from './part-of.tsx';
import { type Armed, useArming } from './use-arming.ts';

/** Makes a layer that hangs from a button and is fetched when it first opens. Until then only the trigger is drawn. */
export function hanging<P extends Armed>(opens: 'menu' | 'dialog', load: () => Promise<ComponentType<P>>) {
  const Layer = partOf<P>(load, HangingAway);
  return function Hanging(props: P) {
    const waiting = useArming(props, opens);
    return (
      waiting ?? (
        <Suspense fallback={props.trigger}>
          <Layer {...props} />
        </Suspense>
      )
    );
  };
}
