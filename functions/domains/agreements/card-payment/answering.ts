import { problemOf } from '#functions/platform/card/provider.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** Asks the provider. A refusal becomes words for a reader who can mend nothing; the log has the reason. */
export async function answering<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (e) {
    const problem = problemOf(e);
    logger.warn('the card provider refused', { problem });
    throw new AppError(problem === 'invalid' ? 'cardPayment.amount' : 'cardPayment.noAnswer');
  }
}
