import type { ListLayout } from '#shared/kernel/contract/list.ts';
import { createStore } from './store.ts';

/** How a user likes to work (`Preference` of the contract): this device's copy, which works before sign-in too. */
export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  readonly density: 'comfortable' | 'compact';
  /** Single-letter shortcuts can be switched off (WCAG 2.1.4). */
  readonly singleKeys: boolean;
  /** By list: the chosen columns in their order. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** By list: drawn widths and density. */
  readonly lists: Readonly<Record<string, Omit<ListLayout, 'columns'>>>;
  /** By name: which sections and groups are open, which features are on. */
  readonly open: Readonly<Record<string, boolean>>;
}
/** A change of preferences: of columns and sections, only the changed ones. */
export type PreferenceChange = Partial<Preferences>;

/** Folded sections stay a year (spec section 9). */
const DAYS = 365;
const DAY_SECONDS = 86_400;
const PREFIX = 'bl-';
const KEY = 'backline.preferences';
/** Read by public/theme.js before the first paint too. */
export const THEME_KEY = 'backline.theme';
const USUAL: Preferences = {
  theme: 'system',
  density: 'comfortable',
  singleKeys: true,
  columns: {},
  lists: {},
  open: {},
};

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${PREFIX}${name}=`));
  return found ? decodeURIComponent(found.slice(PREFIX.length + name.length + 1)) : undefined;
}

function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${PREFIX}${name}=${encodeURIComponent(value)}; Max-Age=${DAYS * DAY_SECONDS}; Path=/; SameSite=Lax`;
}

/** Reads the stored preferences; a browser without storage gets the defaults. */
function remembered(): Preferences {
  try {
    const theme = (localStorage.getItem(THEME_KEY) as Preferences['theme'] | null) ?? USUAL.theme;
    return { ...merge(USUAL, JSON.parse(localStorage.getItem(KEY) ?? '{}') as PreferenceChange), theme };
  } catch {
    return USUAL;
  }
}

export const merge = (base: Preferences, change: PreferenceChange): Preferences => ({
  ...base,
  ...change,
  columns: { ...base.columns, ...change.columns },
  lists: { ...base.lists, ...change.lists },
  open: { ...base.open, ...change.open },
});

export const preferences = createStore<Preferences>(remembered());

let onChange: (change: PreferenceChange) => void = () => undefined;
/** Sets the function that sends changes to the server, once there is a user. */
export const carryChanges = (carry: typeof onChange): void => {
  onChange = carry;
};

/** Takes over stored preferences, without reporting a change of this device. */
export function adopt(next: Preferences): void {
  localStorage.setItem(KEY, JSON.stringify(next));
  preferences.set(next);
}

export function changePreferences(change: PreferenceChange): void {
  adopt(merge(preferences.get(), change));
  onChange(change);
}

/** A yes or no under a name; the browser remembers it for a year, the user's other devices follow. */
export function useCookieFlag(name: string, initial: boolean): [boolean, (value: boolean) => void] {
  const value = preferences.use().open[name] ?? cookieFlag(name) ?? initial;
  const set = (next: boolean) => {
    writeCookie(name, next ? '1' : '0');
    changePreferences({ open: { [name]: next } });
  };
  return [value, set];
}
export const cookieFlag = (name: string): boolean | undefined => {
  const stored = readCookie(name);
  return stored === undefined ? undefined : stored === '1';
};

/** Parts of the product that a user may do without. */
export const FEATURES = ['favorites', 'recent', 'taskPopups'] as const;
export type Feature = (typeof FEATURES)[number];
const featureName = (feature: Feature): string => `feature-${feature}`;
export const useFeature = (feature: Feature) => useCookieFlag(featureName(feature), true);
export const featureOn = (feature: Feature): boolean =>
  preferences.get().open[featureName(feature)] ?? cookieFlag(featureName(feature)) ?? true;

/** The user's layout of a list: columns, widths, density. A list without its own density has the general one. */
export function useListLayout(list: string): [ListLayout, (change: ListLayout) => void] {
  const { columns, lists, density } = preferences.use();
  const { [list]: chosen } = columns;
  const layout = { density, ...lists[list], ...(chosen ? { columns: [...chosen] } : {}) };
  const set = ({ columns: ids, ...look }: ListLayout) =>
    changePreferences({
      ...(ids ? { columns: { [list]: ids } } : {}),
      ...(Object.keys(look).length > 0 ? { lists: { [list]: { ...preferences.get().lists[list], ...look } } } : {}),
    });
  return [layout, set];
}

export const singleKeysOn = (): boolean => preferences.get().singleKeys;
export const setSingleKeys = (on: boolean): void => changePreferences({ singleKeys: on });
/** Tells whether to show extra facts to testers: the values that the new-appointment menu will hand over. */
export const isDebug = (): boolean => cookieFlag('debug') === true;
