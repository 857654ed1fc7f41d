import { ServiceFailure } from '#functions/platform/http/call-service.ts';
import { logger } from '#functions/platform/runtime/logger.ts';

/**
 * Awaits an authority's answer. Undefined if the authority is unreachable or busy, or sends an unexpected answer. The
 * caller reports that, and nothing else fails.
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
