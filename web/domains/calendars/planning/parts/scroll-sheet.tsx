import { type RefObject, useEffect, useRef } from 'react';

/** Without a scroll for so long, the plan lies still. */
const REST_MS = 100;

/** A press goes to what lies below, as if the sheet were not there. */
function passOn(press: PointerEvent): void {
  press.stopPropagation();
  const below = document.elementFromPoint(press.clientX, press.clientY);
  if (below && !below.dispatchEvent(new PointerEvent(press.type, press))) press.preventDefault();
}

/**
 * Lies over a plan while it scrolls. At each turn of a wheel the browser looks for what is under the pointer: a sheet is
 * found at once, among hundreds of bars it is a search, and each bar that passes by would light up.
 */
export function ScrollSheet({ box }: { box: RefObject<HTMLElement | null> }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sheet = ref.current;
    if (!sheet) return undefined;
    const attached = new AbortController();
    const { signal } = attached;
    let timer = 0;
    const lift = () => {
      clearTimeout(timer);
      sheet.hidden = true;
    };
    const lay = () => {
      clearTimeout(timer);
      timer = window.setTimeout(lift, REST_MS);
      sheet.hidden = false;
    };
    const onPress = (press: PointerEvent) => {
      lift();
      passOn(press);
    };
    box.current?.addEventListener('scroll', lay, { signal, passive: true });
    sheet.addEventListener('pointerdown', onPress, { signal });
    return () => {
      attached.abort();
      lift();
    };
  }, [box]);
  return <div className="plan-sheet" ref={ref} hidden />;
}
