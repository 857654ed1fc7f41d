import { type ComponentType, createContext, lazy, startTransition, use, useEffect, useState } from 'react';
import { findLostStyles } from './lost-styles.ts';

/** Props of the stand-in for a part that could not be fetched. It stays until the part loads; `again` retries. */
export interface Absent {
  readonly again: () => void;
}
const AgainContext = createContext<() => void>(() => undefined);

/** Reports the failure while online: it is then probably our own fault. */
function tell(error: unknown): void {
  if (navigator.onLine) reportError(error);
}

/**
 * Makes a part that is fetched with its first use, below a `Suspense`. When the fetch fails, `Away` takes the part's
 * place and the page goes on. The next use fetches the part again, which React's own lazy never does.
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
