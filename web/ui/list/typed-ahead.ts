import { holdKeys } from '#web/platform/keys.ts';

/** The menu opens; it closes and has not yet said what was chosen; the field of the chosen value opens. */
type Stage = 'menu' | 'choice' | 'field';
/** A layer is fetched when it first opens. A closing menu says by itself when it has closed: its limit is for safety. */
const LIMIT_MS: Readonly<Record<Stage, number>> = { menu: 5_000, choice: 60_000, field: 5_000 };
const FIELD = '.popover :is(input:not([type=radio], [type=checkbox]), textarea)';

let keys: string[] = [];
/** The letters that the menu has got of these keys. */
let word = '';
let waiting: { stage: Stage; until: number } | undefined;

/** The open menu once it has the focus, or the popover's field, which may be fetched after its popover. */
const TARGET: Readonly<Record<Stage, string | undefined>> = {
  menu: '[role=menu]:focus',
  choice: undefined,
  field: FIELD,
};
function targetOf(stage: Stage): HTMLElement | null {
  const selector = TARGET[stage];
  return selector ? document.querySelector<HTMLElement>(selector) : null;
}

function end(): void {
  waiting = undefined;
  keys = [];
  word = '';
  holdKeys();
}

/** The item that begins with the letters of `word`. */
function itemFor(menu: HTMLElement, word: string): HTMLElement | undefined {
  const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
  return items.find(({ textContent }) => textContent.toLowerCase().startsWith(word.toLowerCase()));
}

/**
 * Letters only highlight: a slow menu forgets the first ones, and highlights later than Enter is pressed.
 * So Enter chooses by the whole word. The menu says before the next frame that it closes.
 */
function press(menu: HTMLElement, key: string): void {
  const item = key === 'Enter' && word ? itemFor(menu, word) : undefined;
  if (item) item.click();
  else menu.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  if (key.length === 1) word += key;
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
 * Otherwise the letters would run shortcuts of the page.
 */
export function typeAhead(stage: Stage): void {
  const isNew = !waiting;
  waiting = { stage, until: performance.now() + LIMIT_MS[stage] };
  if (!isNew) return;
  holdKeys((key) => keys.push(key));
  requestAnimationFrame(pump);
}

/** Gives the keys back to the page when the menu has closed and nothing was chosen in it. */
export function endWithoutChoice(): void {
  if (waiting?.stage === 'choice') end();
}
