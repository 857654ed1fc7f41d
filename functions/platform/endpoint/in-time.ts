import type { Context } from 'aws-lambda';
import { unavailable } from '#functions/platform/http/availability.ts';

/** Time that an answer needs before the function is stopped. */
const MARGIN_MS = 1_000;

/**
 * Answers that the service is unavailable before the function's timeout would end it without an answer. The
 * Idempotency-Key guards writes that the work may still make.
 */
export async function inTime<T>(context: Pick<Context, 'getRemainingTimeInMillis'>, work: Promise<T>): Promise<T> {
  const left = context.getRemainingTimeInMillis?.();
  if (left === undefined || left <= MARGIN_MS) return work;
  let timer: NodeJS.Timeout | undefined;
  const overrun = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), left - MARGIN_MS);
  });
  work.catch(() => undefined);
  return Promise.race([work, overrun]).finally(() => clearTimeout(timer));
}
