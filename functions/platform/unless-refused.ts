import { AppError } from '#shared/kernel/error.ts';

/** What the work answers; undefined where it is refused with this code, as `stale` where another was first. */
export async function unlessRefused<T>(code: string, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (e) {
    if (e instanceof AppError && e.code === code) return undefined;
    throw e;
  }
}
