import { useEffect } from 'react';
import { listenToKeys, useShortcut } from '#web/platform/keys.ts';
import { usePages } from '#web/platform/pages.ts';
import { NAV } from './nav.ts';
import { useGo } from './use-pages.ts';

export type ShellLayer = 'palette' | 'keys';

const keysTo = (to: string): string | undefined =>
  NAV.flatMap(({ entries }) => entries).find((entry) => entry.to === to)?.keys;

function useGoKey(to: string): void {
  const go = useGo();
  const { allowed } = usePages();
  useShortcut(allowed(to) ? keysTo(to) : undefined, () => go(to));
}

/** Page fields that `/` puts the focus in. */
const focusFilter = () => document.querySelector<HTMLElement>('[data-page-filter]')?.focus();

interface ShellKeys {
  readonly toggleRail: () => void;
  readonly setLayer: (layer: ShellLayer) => void;
}
/** Keys that work on every page (ux.md, "Keyboard"). */
export function useShellKeys({ toggleRail, setLayer }: ShellKeys): void {
  useEffect(listenToKeys, []);
  useShortcut('mod+k', () => setLayer('palette'));
  useShortcut('?', () => setLayer('keys'));
  useShortcut('[', toggleRail);
  useShortcut('/', focusFilter);
  useGoKey('/');
  useGoKey('/planning/month');
  useGoKey('/notification');
  useGoKey('/taskmanager');
  useGoKey('/show');
  useGoKey('/artist');
  useGoKey('/contract');
  useGoKey('/invoice');
}
