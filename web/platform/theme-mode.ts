import { useSyncExternalStore } from 'react';
import { changePreferences, preferences, THEME_KEY } from './preferences.ts';

export const THEME_MODES = ['system', 'light', 'dark'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const stored = (): ThemeMode => THEME_MODES.find((mode) => mode === localStorage.getItem(THEME_KEY)) ?? 'system';

function apply(): void {
  const mode = stored();
  const dark = mode === 'dark' || (mode === 'system' && systemDark().matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
  for (const listener of listeners) listener();
}

/** The choice may come from another device too. */
function follow(): void {
  const { theme } = preferences.get();
  if (theme === stored()) return;
  localStorage.setItem(THEME_KEY, theme);
  apply();
}

export const setThemeMode = (mode: ThemeMode): void => changePreferences({ theme: mode });

/** Follows the system while the user has not chosen. */
export function startThemeMode(): void {
  apply();
  systemDark().addEventListener('change', apply);
  preferences.subscribe(follow);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useThemeMode = (): ThemeMode => useSyncExternalStore(subscribe, stored);
