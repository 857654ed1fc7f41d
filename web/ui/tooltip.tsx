import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Tip {
  readonly text: string;
  readonly keys: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly above: boolean;
}
const DELAY_MS = 350;
const ROOM = 40;

const tipped = ({ target }: Event): Element | null => (target instanceof Element ? target.closest('[data-tip]') : null);

function tipAt(target: Element): Tip | undefined {
  const text = target.getAttribute('data-tip');
  if (!text) return undefined;
  const box = target.getBoundingClientRect();
  const above = box.bottom + ROOM > innerHeight;
  return {
    text,
    keys: target.getAttribute('data-tip-keys') ?? undefined,
    x: Math.min(Math.max(box.left + box.width / 2, ROOM), innerWidth - ROOM),
    y: above ? box.top - 6 : box.bottom + 6,
    above,
  };
}

/** Gives any element a tooltip: `<td {...tip('Casa do Farol, Lisbon')}>`. */
export const tip = (text: string, keys?: string) => ({ 'data-tip': text, 'data-tip-keys': keys });

function useTip() {
  const [shown, setShown] = useState<Tip>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: Element | null = null;
    const hide = (event?: Event) => {
      clearTimeout(timer);
      setShown(undefined);
      if (event?.type === 'pointerdown') pressed = tipped(event);
    };
    const show = (event: Event) => {
      const target = tipped(event);
      hide();
      // The user knows a pressed element's action, and its tooltip would cover the layer that the press opened.
      if (target === pressed) return;
      pressed = null;
      if (!target || (event.type === 'focusin' && !target.matches(':focus-visible'))) return;
      timer = setTimeout(() => setShown(tipAt(target)), DELAY_MS);
    };
    const shows = ['pointerover', 'focusin'] as const;
    const hides = ['pointerdown', 'keydown', 'wheel', 'focusout'] as const;
    for (const name of shows) document.addEventListener(name, show);
    for (const name of hides) document.addEventListener(name, hide);
    return () => {
      hide();
      for (const name of shows) document.removeEventListener(name, show);
      for (const name of hides) document.removeEventListener(name, hide);
    };
  }, []);
  return shown;
}

/** One layer for all tooltips: a state machine per button would slow a list down. */
export function TooltipLayer() {
  const shown = useTip();
  if (!shown) return null;
  return createPortal(
    <div
      className="tip"
      aria-hidden="true"
      data-above={shown.above || undefined}
      style={{ left: shown.x, top: shown.y }}
    >
      {shown.text}
      {shown.keys && <kbd>{shown.keys}</kbd>}
    </div>,
    document.body,
  );
}
