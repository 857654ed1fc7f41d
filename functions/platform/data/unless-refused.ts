import { AppError } from '#shared/kernel/contract/error.ts';

/** Whether the work was done: not where it is refused with this code, as `stale` where another was first. */
export async function unlessRefused(code: string, work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (e) {
    if (e instanceof AppError && e.code === code) return false;
    throw e;
  }
}
