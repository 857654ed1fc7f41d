import { ServiceFailure } from '../http.ts';
import { logger } from '../logger.ts';

/**
 * What an authority answers; undefined where there is no way to it, it is busy, or it says something else than it should.
 * Whoever asked then says so, and nothing else breaks.
 */
export async function unlessSilent<T extends object>(
  authority: string,
  answer: Promise<T>,
  about: Readonly<Record<string, string>> = {},
): Promise<T | undefined> {
  try {
    return await answer;
  } catch (e) {
    if (!(e instanceof ServiceFailure)) throw e;
    logger.warn(`${authority} does not answer`, { ...about, reason: e.message });
    return undefined;
  }
}
