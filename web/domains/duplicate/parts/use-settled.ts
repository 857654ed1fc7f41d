import { useEffect, useState } from 'react';

const QUIET_MS = 400;

/** What was typed, once the typing rests. */
export function useSettled<T extends object>(value: T): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as T), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
