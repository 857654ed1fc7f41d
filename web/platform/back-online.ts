import { useEffect, useRef } from 'react';
import { onSignal } from './signals.ts';

/** Runs whenever the server is within reach: the browser says so, or an answer has come. */
export function useBackOnline(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const back = () => latest.current();
    const forget = onSignal('offline', (isAway) => !isAway && back());
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
      forget();
    };
  }, []);
}
