import { type Bare, call } from './api.ts';
import { isApiError } from './api-error.ts';
import { adopt, carryChanges, merge, type PreferenceChange, type Preferences, preferences } from './preferences.ts';

type Saved = Preferences & { readonly rev: number };
const getRoute: Bare<Record<string, never>, Saved> = {
  id: 'preference.get',
  method: 'GET',
  path: '/api/core/user/preferences',
};
const saveRoute: Bare<{ body: Saved }, Saved> = {
  id: 'preference.save',
  method: 'POST',
  path: '/api/core/user/preferences',
};

/** The wait that joins several clicks into one write. */
const WAIT_MS = 1_500;
/** The names of lists and sections that the server accepts. */
const NAME = /^[A-Za-z][\w.-]{0,79}$/;
const NONE: PreferenceChange = {};

const named = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => NAME.test(name)));

/** Sends this device's choices and takes over those of the user's other devices. The latest change of a kind wins. */
export class PreferenceSync {
  #rev: number | undefined;
  #pending: PreferenceChange = NONE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving = false;

  /** Loads once; when the server is not reached, the device's own copy serves and the next page tries again. */
  async start(): Promise<void> {
    if (this.#rev !== undefined) return;
    this.#rev = -1;
    carryChanges((change) => this.#note(change));
    try {
      this.#take(await call(getRoute, {}));
      if (this.#pending !== NONE) this.#later();
    } catch {
      this.#rev = undefined;
    }
  }

  /** Sends the changes that still wait, before the page closes. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#saving || this.#pending === NONE || this.#rev === undefined || this.#rev < 0) return;
    this.#saving = true;
    const sent = this.#pending;
    this.#pending = NONE;
    try {
      const { rev } = await call(saveRoute, { body: this.#body(this.#rev) });
      this.#rev = rev;
    } catch (error) {
      this.#pending = this.#pending === NONE ? sent : both(sent, this.#pending);
      if (!isApiError(error, 'stale')) return;
      this.#take(error.current as Saved);
      this.#later();
    } finally {
      this.#saving = false;
      if (this.#pending !== NONE && this.#pending !== sent) this.#later();
    }
  }

  #note(change: PreferenceChange): void {
    this.#pending = this.#pending === NONE ? change : both(this.#pending, change);
    this.#later();
  }
  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), WAIT_MS);
  }
  #body(rev: number): Saved {
    const { theme, density, singleKeys, columns, lists, open } = preferences.get();
    const byName = { columns: named(columns), lists: named(lists), open: named(open) };
    return { theme, density, singleKeys, ...byName, rev };
  }
  /** Revision 0: the user never chose anything, so this device stays as it is. */
  #take({ rev, ...saved }: Saved): void {
    this.#rev = rev;
    if (rev > 0) adopt(merge(saved, this.#pending));
  }
}

const both = (first: PreferenceChange, then: PreferenceChange): PreferenceChange => ({
  ...first,
  ...then,
  columns: { ...first.columns, ...then.columns },
  lists: { ...first.lists, ...then.lists },
  open: { ...first.open, ...then.open },
});

const sync = new PreferenceSync();
const onHide = () => {
  if (document.visibilityState === 'hidden') void sync.flush();
};

/** Sends the waiting changes before another user takes this page. */
export const flushPreferences = (): Promise<void> => sync.flush();

/** After sign-in; calling it again does nothing. */
export function startPreferenceSync(): void {
  document.addEventListener('visibilitychange', onHide);
  void sync.start();
}
