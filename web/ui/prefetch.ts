/** Fetches what a click will ask for; out of reach, it is asked for again with its use, which says so then. */
export const ahead = (load: () => Promise<unknown>) => (): void => {
  load().catch(() => undefined);
};
