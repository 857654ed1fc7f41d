import { type ComponentType, createContext, lazy, startTransition, use, useEffect, useState } from 'react';
import { findLostStyles } from './lost-styles.ts';

/** What stands in for a part that could not be fetched; `again` tries once more, and this stays until it is there. */
export interface Absent {
  readonly again: () => void;
}
const AgainContext = createContext<() => void>(() => undefined);

/** With a connection it may well be a fault of ours, which must not pass unseen. */
function tell(error: unknown): void {
  if (navigator.onLine) reportError(error);
}

/**
 * A part that is fetched with its first use, below a `Suspense`. Out of reach it is no fault of the page: `Away` says
 * so in its place. What was out of reach once is asked for anew at its next use, which React's own lazy never does.
 */
export function partOf<P extends object>(load: () => Promise<ComponentType<P>>, Away: ComponentType<P & Absent>) {
  let asked: ReturnType<typeof attempt> | undefined;
  const found = async () => {
    try {
      await findLostStyles();
      return await load();
    } catch (error) {
      tell(error);
      return Missing;
    }
  };
  const attempt = () => lazy(async () => ({ default: await found() }));
  const ask = () => {
    asked ??= attempt();
    return asked;
  };
  function Missing(props: P) {
    const again = use(AgainContext);
    useEffect(() => {
      asked = undefined;
    }, []);
    return <Away {...props} again={again} />;
  }
  return function Part(props: P) {
    const [Asked, setAsked] = useState(ask);
    const again = () => {
      asked = undefined;
      startTransition(() => setAsked(ask));
    };
    return (
      <AgainContext value={again}>
        <Asked {...props} />
      </AgainContext>
    );
  };
}
