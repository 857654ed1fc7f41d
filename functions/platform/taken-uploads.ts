import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '#shared/kernel/error.ts';

/** An upload that a request has taken over: a copy lies among the files, what was sent still where it arrived. */
interface Taken {
  /** It is kept: what was sent goes. */
  readonly keep: () => Promise<void>;
  /** It was refused: the copy goes, and what was sent may be named again. */
  readonly giveBack: () => Promise<void>;
}
/** What an agency's files may take together, as a request was told when it asked for room. */
export interface Room {
  readonly tenantId: string;
  readonly bytes: number;
  readonly refused: () => AppError;
}
interface Uploading {
  readonly uploads: Taken[];
  room?: Room;
}
const requests = new AsyncLocalStorage<Uploading>();

/** Holds a request's own transaction to the room it was told of: two that ask at once would both be told of the same. */
export function holdTo(room: Room): void {
  const request = requests.getStore();
  if (request) request.room = room;
}
export function roomHeld(tenantId: string): Room | undefined {
  const room = requests.getStore()?.room;
  return room?.tenantId === tenantId ? room : undefined;
}

/** Whatever takes an upload over within a request leaves its end to the request's own; elsewhere it is kept at once. */
export async function take(upload: Taken): Promise<void> {
  const request = requests.getStore();
  if (request) request.uploads.push(upload);
  else await upload.keep();
}

/** Does a request's work: uploads it took over stay with what was written, or come back with its refusal. */
export async function takingUploads<T>(work: () => Promise<T>): Promise<T> {
  const all: Taken[] = [];
  try {
    const result = await requests.run({ uploads: all }, work);
    // Written is written: what cannot be removed now goes by itself within a day.
    await Promise.allSettled(all.map(({ keep }) => keep()));
    return result;
  } catch (e) {
    // What was refused holds none; what only broke off may have been written.
    if (e instanceof AppError) await Promise.allSettled(all.map(({ giveBack }) => giveBack()));
    throw e;
  }
}
