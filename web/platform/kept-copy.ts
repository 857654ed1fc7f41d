import { createStore } from './store.ts';

/** When what the page shows was last fetched, while it shows a copy kept on this device; the offline line says so. */
export const keptAt = createStore<string | undefined>(undefined);
