import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '#shared/kernel/error.ts';

/** An upload that a request has taken over: a copy lies among the files, what was sent still where it arrived. */
interface Taken {
  /** It is kept: what was sent goes. */
  readonly keep: () => Promise<void>;
  /** It was refused: the copy goes, and what was sent may be named again. */
  readonly giveBack: () => Promise<void>;
}
const taken = new AsyncLocalStorage<Taken[]>();

/** Whatever takes an upload over within a request leaves its end to the request's own; elsewhere it is kept at once. */
export async function take(upload: Taken): Promise<void> {
  const all = taken.getStore();
  if (all) all.push(upload);
  else await upload.keep();
}

/** Does a request's work: uploads it took over stay with what was written, or come back with its refusal. */
export async function takingUploads<T>(work: () => Promise<T>): Promise<T> {
  const all: Taken[] = [];
  try {
    const result = await taken.run(all, work);
    // Written is written: what cannot be removed now goes by itself within a day.
    await Promise.allSettled(all.map(({ keep }) => keep()));
    return result;
  } catch (e) {
    // What was refused holds none; what only broke off may have been written.
    if (e instanceof AppError) await Promise.allSettled(all.map(({ giveBack }) => giveBack()));
    throw e;
  }
}
