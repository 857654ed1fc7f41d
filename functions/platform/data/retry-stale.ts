import { unavailable, unavailableReason } from '#functions/platform/http/availability.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { pacing } from './pacing.ts';

const TRIES = 5;

const isStale = (e: unknown): boolean => e instanceof AppError && e.code === 'stale';

/** Reads and writes; where somebody else wrote in between, both again. */
export async function retryStale<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (e) {
      if (!isStale(e) || attempt >= TRIES) throw e;
    }
  }
}

/**
 * Reads, decides and writes again while many others do the same, with random pauses. The revision of the record is the
 * turn, so it needs no item of its own like `serialized`. Work that is always overtaken is refused as unavailable.
 */
export async function retryOvertaken<T>(work: () => Promise<T>, tries: number): Promise<T> {
  const mayTry = pacing();
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (e) {
      if (!isStale(e) && unavailableReason(e) !== 'TransactionConflict') throw e;
      if (attempt >= tries || !(await mayTry())) throw unavailable();
    }
  }
}
