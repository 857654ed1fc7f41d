import { useEffect, useState } from 'react';

/** Session timeout of the spec, section 9. */
export const IDLE_LIMIT_MS = 24 * 3_600_000;
const CHECK_MS = 60_000;
const KEY = 'backline.active';
const EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export const isTimedOut = (lastActive: number, now: number): boolean => now - lastActive >= IDLE_LIMIT_MS;
/** All tabs share the last sign of life. */
const lastActive = (): number => Number(localStorage.getItem(KEY)) || Date.now();

/** True once nobody has done anything for 24 hours. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let noted = 0;
    const note = () => {
      const now = Date.now();
      if (now - noted < CHECK_MS || isTimedOut(lastActive(), now)) return;
      noted = now;
      localStorage.setItem(KEY, String(now));
    };
    const check = () => setIdle((was) => was || isTimedOut(lastActive(), Date.now()));
    localStorage.setItem(KEY, String(Date.now()));
    const timer = setInterval(check, CHECK_MS);
    for (const event of EVENTS) addEventListener(event, note, { passive: true });
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      for (const event of EVENTS) removeEventListener(event, note);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  return idle;
}
