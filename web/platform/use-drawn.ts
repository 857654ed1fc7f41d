import { useEffect, useState } from 'react';

/** Past the first drawing, in ms: the longest wait in a browser that is never idle. */
const LATEST_MS = 500;

const whenIdle = (act: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(act, LATEST_MS / 2);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: LATEST_MS });
  return () => cancelIdleCallback(asked);
};

/** False until the page is drawn and the browser idle. Requests that no first look needs wait for it. */
export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    return whenIdle(() => setDrawn(true));
  }, []);
  return drawn;
}
