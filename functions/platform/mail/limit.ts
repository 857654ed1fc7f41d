import { countAction, type RateLimit } from '../rate.ts';
import { hashSecret } from '../secret.ts';

/** Mails of an agency to one recipient (outsiders section 2). */
const MAILS: RateLimit = { max: 10, seconds: 86_400 };

interface Sending {
  readonly tenantId: string;
  readonly now: Date;
}
export const mailLimit = ({ tenantId, now }: Sending, email: string): Promise<void> =>
  countAction(`mail#${tenantId}#${hashSecret('mail', email.toLowerCase())}`, MAILS, now);
