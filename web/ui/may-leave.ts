import { createContext } from 'react';

/** Asks the reader where the layer around holds what is not saved; answers whether it may close. */
export const MayLeave = createContext<() => Promise<boolean>>(async () => true);
