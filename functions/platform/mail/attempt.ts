import { logger } from '../logger.ts';

/** So often a queue hands a message over; the last failure is final. */
export const LAST_TRY = 5;
/** Errors of the mail service that a retry would only repeat. */
const FINAL = ['MessageRejected', 'InvalidParameterValue', 'MailFromDomainNotVerifiedException'];

/**
 * One try of a mail that a queue has brought. Answers the id at the mail service, or undefined where the mail will never
 * leave; a failure that may pass is thrown, and the queue tries again.
 */
export async function attemptMail(tries: number, send: () => Promise<string>): Promise<string | undefined> {
  try {
    return await send();
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    if (tries < LAST_TRY && !FINAL.includes(reason)) throw error;
    logger.warn('mail not sent', { tries, reason });
    return undefined;
  }
}
