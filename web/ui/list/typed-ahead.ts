import { holdKeys } from '#web/platform/keys.ts';

type Stage = 'menu' | 'field';
const FIELD = '.popover :is(input:not([type=radio], [type=checkbox]), textarea)';

let keys: string[] = [];
let waiting: { stage: Stage; until: number } | undefined;

/** The open menu once it has the focus, or the popover's field, which may be fetched after its popover. */
const targetOf = (stage: Stage): HTMLElement | null =>
  document.querySelector<HTMLElement>(stage === 'menu' ? '[role=menu]:focus' : FIELD);

function end(): void {
  waiting = undefined;
  keys = [];
  holdKeys();
}

function press(menu: HTMLElement, key: string): void {
  menu.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  if (key === 'Enter' && waiting) waiting.stage = 'field';
}

function type(field: HTMLElement): void {
  const text = keys.filter((key) => key.length === 1).join('');
  end();
  field.focus();
  if (!text || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.setRangeText(text, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** One key a frame: a menu takes as long to answer. */
function pump(): void {
  if (!waiting) return;
  const { stage, until } = waiting;
  const target = targetOf(stage);
  const [key, ...rest] = keys;
  if (target && stage === 'field') type(target);
  else if (target ? key === undefined : performance.now() > until) end();
  else {
    if (target && key !== undefined) {
      keys = rest;
      press(target, key);
    }
    requestAnimationFrame(pump);
  }
}

/**
 * Keeps what is typed while a menu or a popover opens, and hands it over once that has the focus.
 * Otherwise the letters would run shortcuts of the page. Gives up after `ms`.
 */
export function typeAhead(stage: Stage, ms: number): void {
  const isNew = !waiting;
  waiting = { stage, until: performance.now() + ms };
  if (!isNew) return;
  holdKeys((key) => keys.push(key));
  requestAnimationFrame(pump);
}
