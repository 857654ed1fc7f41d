import { createStore } from '#web/platform/store.ts';

/** Whether the help stands beside the page. */
export const helpStore = createStore(false);
export const openHelp = (): void => helpStore.set(true);
