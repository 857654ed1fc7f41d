import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '#shared/kernel/contract/error.ts';

/** An upload that a request has taken over: copied to the files, with the original still in place. */
interface Taken {
  /** Keeps the copy and deletes the original. */
  readonly keep: () => Promise<void>;
  /** Deletes the copy after a refusal. The original may be named again. */
  readonly giveBack: () => Promise<void>;
}
/** The total size that an agency's files may reach, as a request read it when it checked for room. */
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

/** Holds a request's transaction to the room that it read: two concurrent requests would read the same room. */
export function holdTo(room: Room): void {
  const request = requests.getStore();
  if (request) request.room = room;
}
export function roomHeld(tenantId: string): Room | undefined {
  const room = requests.getStore()?.room;
  return room?.tenantId === tenantId ? room : undefined;
}

/** Takes an upload over. Within a request, `takingUploads` settles it at the end; otherwise it is kept at once. */
export async function take(upload: Taken): Promise<void> {
  const request = requests.getStore();
  if (request) request.uploads.push(upload);
  else await upload.keep();
}

/** Runs a request's work. On success its uploads are kept; a refusal gives them back. */
export async function takingUploads<T>(work: () => Promise<T>): Promise<T> {
  const all: Taken[] = [];
  try {
    const result = await requests.run({ uploads: all }, work);
    // The write is committed. An original that cannot be removed now expires within a day.
    await Promise.allSettled(all.map(({ keep }) => keep()));
    return result;
  } catch (e) {
    // A refused write holds no upload. An interrupted one may have been written.
    if (e instanceof AppError) await Promise.allSettled(all.map(({ giveBack }) => giveBack()));
    throw e;
  }
}
