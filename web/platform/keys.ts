import { useEffect, useRef } from 'react';
import { singleKeysOn } from './preferences.ts';

export interface Shortcut {
  /** `mod+k`, `?`, `c`, or a sequence `g s`. `mod` is Cmd on a Mac, Ctrl elsewhere. */
  readonly keys: string;
  readonly run: (event: KeyboardEvent) => void;
}

type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** One name per key press; Shift is part of a printable character already. */
export function comboOf({ key, metaKey, ctrlKey, altKey, shiftKey }: Press): string {
  const name = key === ' ' ? 'space' : key.toLowerCase();
  const mods = [metaKey || ctrlKey ? 'mod' : '', altKey ? 'alt' : '', shiftKey && key.length > 1 ? 'shift' : ''];
  return [...mods.filter(Boolean), name].join('+');
}

/** A sequence waits this long for its second key. */
const SEQUENCE_MS = 1_200;
const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"]';
/** A layer that is closing is drawn until its motion has ended; by then its keys are the page's again. */
const OPEN = ':not([data-state="closed"], [hidden])';
const LAYERS = ['dialog', 'alertdialog', 'menu'].map((role) => `[role="${role}"]${OPEN}`).join(', ');

/** The latest mounted comes first: a page may take a key over from the shell. */
const active: Shortcut[] = [];
let first = { key: '', at: 0 };

const isField = (target: EventTarget | null): boolean => target instanceof Element && target.closest(FIELDS) !== null;

function allowed(event: KeyboardEvent, combo: string): boolean {
  if (combo.includes('mod+')) return true;
  if (isField(event.target) || document.querySelector(LAYERS)) return false;
  return combo.length > 1 || singleKeysOn();
}

type Hold = (key: string) => void;
let hold: Hold | undefined;
/** Gives the keys that are typed to `next`, and to nobody else, until it is called without one. */
export const holdKeys = (next?: Hold): void => {
  hold = next;
};
/** Before anything else hears of the key. */
function onCapture(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isTrusted } = event;
  const isTyped = key.length === 1 || key === 'Enter';
  if (!hold || !isTrusted || !isTyped || ctrlKey || metaKey || altKey || isField(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  hold(key);
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const combo = comboOf(event);
  if (!allowed(event, combo)) return;
  const sequence = first.key && event.timeStamp - first.at < SEQUENCE_MS ? `${first.key} ${combo}` : '';
  const found = active.find(({ keys }) => keys === sequence) ?? active.find(({ keys }) => keys === combo);
  first = { key: sequence ? '' : combo, at: event.timeStamp };
  if (!found) return;
  event.preventDefault();
  found.run(event);
}

export function listenToKeys(): () => void {
  document.addEventListener('keydown', onCapture, true);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('keydown', onCapture, true);
    document.removeEventListener('keydown', onKey);
  };
}

/** Takes a key while the component is there; `undefined` takes none. */
export function useShortcut(keys: string | undefined, run: Shortcut['run']): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!keys) return;
    const shortcut: Shortcut = { keys, run: (event) => latest.current(event) };
    active.unshift(shortcut);
    return () => {
      active.splice(active.indexOf(shortcut), 1);
    };
  }, [keys]);
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);
const SIGNS: Readonly<Record<string, string>> = {
  enter: '↵',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  escape: 'Esc',
  space: 'Space',
  shift: '⇧',
};
/** How a key is shown: `mod+k` -> `⌘K` or `Ctrl K`. */
export const keyLabel = (keys: string): string =>
  keys
    .split('+')
    .map((part) => (part === 'mod' ? (isMac() ? '⌘' : 'Ctrl ') : (SIGNS[part] ?? part.toUpperCase())))
    .join('');
