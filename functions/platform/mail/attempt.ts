import { logger } from '#functions/platform/runtime/logger.ts';
import { DELIVERIES } from '#shared/kernel/contract/job.ts';

/** Errors of the mail service that a retry would only repeat. */
const FINAL = ['MessageRejected', 'InvalidParameterValue', 'MailFromDomainNotVerifiedException'];

/**
 * Tries to send a mail from a queue once. Answers its id at the mail service, or undefined if the mail can never be
 * sent. Throws a temporary failure, and the queue tries again.
 */
export async function attemptMail(tries: number, send: () => Promise<string>): Promise<string | undefined> {
  try {
    return await send();
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    if (tries < DELIVERIES && !FINAL.includes(reason)) throw error;
    logger.warn('mail not sent', { tries, reason });
    return undefined;
  }
}
