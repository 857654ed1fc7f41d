import { AppError } from '#shared/kernel/contract/error.ts';

const TRIES = 5;

/** Reads and writes; where somebody else wrote in between, both again. */
export async function retryStale<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (e) {
      if (!(e instanceof AppError) || e.code !== 'stale' || attempt >= TRIES) throw e;
    }
  }
}
