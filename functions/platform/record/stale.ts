import { AppError } from '#shared/kernel/contract/error.ts';

/** Does a write; a stale one is refused with no more of the newer state than the caller may see. */
export async function asSeen<R, T>(view: (current: R) => unknown, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (e) {
    const current = e instanceof AppError && e.code === 'stale' ? e.data?.current : undefined;
    throw current ? new AppError('stale', {}, { current: await view(current as R) }) : e;
  }
}
