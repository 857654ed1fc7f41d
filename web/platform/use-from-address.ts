import { useEffect, useState } from 'react';

/** Reads something from the address, again after each `event`; the second part shows what the caller has put there. */
export function useFromAddress<T>(event: 'hashchange' | 'popstate', read: () => T) {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const follow = () => setValue(read);
    addEventListener(event, follow);
    return () => removeEventListener(event, follow);
  }, [event, read]);
  return [value, setValue] as const;
}
