import type { Refused } from '#functions/platform/authority/access-point.ts';
import { ServiceFailure } from '#functions/platform/http/call-service.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** Returns the access point's answer, or throws the reason why there is none. */
export async function answerOf<T>(ask: Promise<T>): Promise<T> {
  try {
    return await ask;
  } catch (e) {
    if (!(e instanceof ServiceFailure)) throw e;
    logger.warn('access point', { reason: e.message });
    throw new AppError('einvoice.noAnswer');
  }
}

/** The same, where a refusal of the access point is one of the caller's input. */
export async function acceptedBy<T extends object>(ask: Promise<T | Refused>): Promise<T> {
  const answer = await answerOf(ask);
  if (!('refused' in answer)) return answer;
  throw new AppError('einvoice.identifierRefused', { params: { reason: answer.refused } });
}
