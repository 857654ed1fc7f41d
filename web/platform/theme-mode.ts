import { useSyncExternalStore } from 'react';

export const THEME_MODES = ['system', 'light', 'dark'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** Read by public/theme.js before the first paint too. */
const KEY = 'backline.theme';
const systemDark = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const stored = (): ThemeMode => THEME_MODES.find((mode) => mode === localStorage.getItem(KEY)) ?? 'system';

function apply(): void {
  const mode = stored();
  const dark = mode === 'dark' || (mode === 'system' && systemDark().matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
  for (const listener of listeners) listener();
}

export function setThemeMode(mode: ThemeMode): void {
  localStorage.setItem(KEY, mode);
  apply();
}

/** Follows the system while the user has not chosen. */
export function startThemeMode(): void {
  apply();
  systemDark().addEventListener('change', apply);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useThemeMode = (): ThemeMode => useSyncExternalStore(subscribe, stored);
