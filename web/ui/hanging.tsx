import { type ComponentType, Suspense } from 'react';
import { HangingAway } from './layer-away.tsx';
import { partOf } from './part-of.tsx';
import { type Armed, useArming } from './use-arming.ts';

/** What hangs from a button, fetched when it first opens; until then there is only the trigger. */
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
