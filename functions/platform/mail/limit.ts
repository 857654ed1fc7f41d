import type { Write } from '#functions/platform/data/write.ts';
import { countAction, countWrite, type RateLimit } from '#functions/platform/session/rate.ts';
import { hashSecret } from '#functions/platform/session/secret.ts';

/** Mails of an agency to one recipient (outsiders section 2). */
const MAILS: RateLimit = { max: 10, seconds: 86_400 };

interface Sending {
  readonly tenantId: string;
  readonly now: Date;
}
const keyOf = (tenantId: string, email: string): string =>
  `mail#${tenantId}#${hashSecret('mail', email.toLowerCase())}`;

export const mailLimit = ({ tenantId, now }: Sending, email: string): Promise<void> =>
  countAction(keyOf(tenantId, email), MAILS, now);

/** Counted with the write that promises the mail. */
export const countedMail = ({ tenantId, now }: Sending, email: string): Write =>
  countWrite(keyOf(tenantId, email), MAILS, now);
