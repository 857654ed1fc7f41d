import {
  type Drag,
  type DragEvent,
  type Held,
  IDLE,
  type Mode,
  nextDrag,
  type Point,
  type Spot,
} from '../model/drag.ts';
import { HEAD, NAME } from '../model/geometry.ts';
import type { Bar } from '../model/layout.ts';

/** The element under the pointer, by the data attributes of the grid. */
export type Target = { spot: Spot; bar?: Bar; part: 'day' | 'bar' | 'more' | 'name' };
export type PointerPort = {
  targetAt: (element: Element, point: Point) => Target | undefined;
  spotAt: (point: Point) => Spot;
  mayDrag: (target: Target) => boolean;
  onDrag: (held: Held | undefined) => void;
  onDrop: (held: Held) => void;
  onTap: (target: Target) => void;
  /** Returns the mode of a press at this place of a bar. By default the ends of the bar decide. */
  modeOf?: (element: Element, bar: Bar | undefined, point: Point, touch: boolean) => Mode;
  /** The size of the fixed heads of the scrolled box, in px. */
  rim?: Point;
};

/** px from a bar's end within which it is lengthened instead of moved. */
export const EDGE = { mouse: 6, touch: 14 };
/** The time after which a resting finger picks up the element below it. */
const REST_MS = 400;
const SCROLL_ZONE = 48;
const SCROLL_STEP = 12;

function endsOf(element: Element, bar: Bar | undefined, { x }: Point, touch: boolean): Mode {
  const rect = element.closest('[data-id]')?.getBoundingClientRect();
  if (!bar || !rect) return 'create';
  const edge = Math.min(touch ? EDGE.touch : EDGE.mouse, rect.width / 4);
  if (x > rect.right - edge && !bar.cutEnd) return 'end';
  return x < rect.left + edge && !bar.cutStart ? 'start' : 'move';
}

const step = (at: number, low: number, high: number) =>
  at > high - SCROLL_ZONE ? SCROLL_STEP : at < low + SCROLL_ZONE ? -SCROLL_STEP : 0;

/** Near the rim the plan scrolls under the pointer, which then points at another day. */
function autoscroll(box: HTMLElement, rim: Point, pointer: () => Point, onScroll: () => void) {
  let frame = 0;
  const follow = () => {
    const rect = box.getBoundingClientRect();
    const { x, y } = pointer();
    const dx = step(x, rect.left + rim.x, rect.right);
    const dy = step(y, rect.top + rim.y, rect.bottom);
    if (dx || dy) {
      box.scrollBy(dx, dy);
      onScroll();
    }
    frame = requestAnimationFrame(follow);
  };
  return { start: () => follow(), stop: () => cancelAnimationFrame(frame) };
}

type WhileHeld = { onMove: (event: PointerEvent) => void; onUp: () => void; onCancel: () => void };

/** The pointer may leave the grid while it is held, so the window listens; Escape lets go. */
function listenWhileHeld({ onMove, onUp, onCancel }: WhileHeld): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', onUp, { signal });
  addEventListener('pointercancel', onCancel, { signal });
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  addEventListener('keydown', onKey, { signal, capture: true });
  return controller;
}

/** Attaches one set of listeners to the whole grid; rows and bars have no listeners. */
export function attachPointer(box: HTMLElement, port: PointerPort): () => void {
  let drag: Drag = IDLE;
  let target: Target | undefined;
  let at: Point = { x: 0, y: 0 };
  let timer = 0;
  let held: AbortController | undefined;

  const moveOn = () => send({ type: 'move', to: port.spotAt(at), at });
  const scroller = autoscroll(box, port.rim ?? { x: NAME, y: HEAD }, () => at, moveOn);
  const release = () => {
    scroller.stop();
    clearTimeout(timer);
    held?.abort();
    port.onDrag(undefined);
  };
  function send(event: DragEvent): void {
    const before = drag;
    drag = nextDrag(drag, event);
    if (drag.phase === 'dragging') port.onDrag(drag);
    if (drag.phase === 'dragging' && before.phase !== 'dragging') scroller.start();
    if (drag.phase === 'idle' && before.phase !== 'idle') release();
  }
  const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    at = { x, y };
    moveOn();
  };
  const onUp = () => {
    const ended = drag;
    send({ type: 'end' });
    if (ended.phase === 'dragging') port.onDrop(ended);
    else if (ended.phase === 'pressed' && target) port.onTap(target);
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    at = { x: event.clientX, y: event.clientY };
    target = port.targetAt(event.target, at);
    if (!target) return;
    const touch = event.pointerType === 'touch';
    if (!touch) event.preventDefault();
    const mode = (port.modeOf ?? endsOf)(event.target, target.bar, at, touch);
    held = listenWhileHeld({ onMove, onUp, onCancel: () => send({ type: 'end' }) });
    send({
      type: 'press',
      held: { mode, bar: target.bar, from: target.spot, at, touch, fixed: !port.mayDrag(target) },
    });
    if (touch) timer = window.setTimeout(() => send({ type: 'rest' }), REST_MS);
  };
  /** Once a bar is picked up by a finger the page must not scroll, nor open its menu. */
  const onKeep = (event: Event) => {
    if (drag.phase === 'dragging') event.preventDefault();
  };
  const attached = new AbortController();
  const { signal } = attached;
  box.addEventListener('pointerdown', onDown, { signal });
  box.addEventListener('touchmove', onKeep, { signal, passive: false });
  box.addEventListener('contextmenu', onKeep, { signal });
  return () => {
    attached.abort();
    send({ type: 'end' });
  };
}
