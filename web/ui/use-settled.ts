import { useEffect, useState } from 'react';

/** Wait after the last change before the server is asked. */
const TYPING_MS = 250;

/** A value that follows what is being typed, or drawn wider, a moment later. */
export function useSettled<T>(value: T, ms = TYPING_MS): T {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same value in a new object is nothing new
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [key, ms]);
  return settled;
}
