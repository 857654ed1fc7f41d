import { hasGoogle } from '#functions/platform/google/ask.ts';
import { ServiceFailure } from '#functions/platform/http/call-service.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** Returns Google's answer, or throws the reason why there is none. */
export async function answerOf<T>(ask: () => Promise<T>): Promise<T> {
  if (!hasGoogle()) throw new AppError('google.notConfigured');
  try {
    return await ask();
  } catch (e) {
    if (!(e instanceof ServiceFailure)) throw e;
    logger.warn('Google places', { reason: e.message });
    throw new AppError('google.noAnswer');
  }
}
