import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The element that a card is about, by its `data-id`. */
export interface Hovered {
  readonly id: string;
  readonly target: Element;
  /** A key or a press keeps the card open until it is closed: a pointer that leaves does not. */
  readonly isPinned: boolean;
}

const OPEN_MS = 450;
/** Long enough to cross the gap between an element and its card. */
const CLOSE_MS = 200;
/** Layers that a card opens: a press in one of them is none outside the card. */
const LAYERS = '.hover-card, .popover, .menu, [role="dialog"], [role="alertdialog"]';

const within = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

/**
 * Follows the mouse over elements with `data-id` inside `box`. One set of listeners serves a whole grid. Touch opens
 * nothing: a tap there opens the record.
 */
export function useHover(box: RefObject<HTMLElement | null>) {
  const [hovered, setHovered] = useState<Hovered>();
  /** The focus before a key opened the card. */
  const before = useRef<Element>(null);
  const close = () => {
    setHovered(undefined);
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    before.current = null;
  };
  const isPinned = useEffectEvent(() => hovered?.isPinned === true);
  /** Escape closes the card wherever the focus is, unless a layer above it took the key. */
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !hovered) return;
    event.preventDefault();
    close();
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (act: () => void, ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(act, ms);
    };
    const onOver = ({ target, pointerType, buttons }: PointerEvent) => {
      if (pointerType !== 'mouse' || buttons > 0 || isPinned()) return;
      if (within(target, LAYERS)) return clearTimeout(timer);
      const found = box.current?.contains(target as Node) ? within(target, '[data-id]') : null;
      const id = found?.getAttribute('data-id');
      if (found && id) later(() => setHovered({ id, target: found, isPinned: false }), OPEN_MS);
      else later(() => setHovered(undefined), CLOSE_MS);
    };
    const onDown = ({ target }: PointerEvent) => {
      clearTimeout(timer);
      if (!within(target, LAYERS)) setHovered(undefined);
      else setHovered((now) => now && { ...now, isPinned: true });
    };
    const onScroll = ({ target }: Event) => {
      if (target === box.current) setHovered(undefined);
    };
    const attached = new AbortController();
    const { signal } = attached;
    document.addEventListener('pointerover', onOver, { signal });
    document.addEventListener('pointerdown', onDown, { signal });
    document.addEventListener('keydown', (event) => onKey(event), { signal });
    document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      attached.abort();
    };
  }, [box]);

  const pin = (id: string) => {
    const target = box.current?.querySelector(`[data-id="${CSS.escape(id)}"]`);
    if (!target) return;
    before.current = document.activeElement;
    setHovered({ id, target, isPinned: true });
  };
  return { hovered, close, pin };
}
export type Hover = ReturnType<typeof useHover>;
