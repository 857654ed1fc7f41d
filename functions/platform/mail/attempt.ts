import { LAST_TRY_OF_ALL, Outage } from '#functions/platform/jobs/rounds.ts';
import { logger } from '#functions/platform/runtime/logger.ts';

/** Errors of the mail service that a retry would only repeat. */
const FINAL = ['MessageRejected', 'InvalidParameterValue', 'MailFromDomainNotVerifiedException'];

/**
 * Tries to send a mail from a queue once. Answers its id at the mail service, or undefined if the mail can never be
 * sent. Throws an `Outage` for a failure that may end, and the
 * queue tries again for hours.
 */
export async function attemptMail(tries: number, send: () => Promise<string>): Promise<string | undefined> {
  try {
    return await send();
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    if (tries < LAST_TRY_OF_ALL && !FINAL.includes(reason)) throw new Outage(reason, { cause: error });
    logger.warn('mail not sent', { tries, reason });
    return undefined;
  }
}
