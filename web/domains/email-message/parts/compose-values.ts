import * as z from 'zod';
import { CC_MAX, TO_MAX } from '#shared/domains/email-message/schemas.ts';
import { BODY_MAX, SUBJECT_MAX } from '#shared/domains/message-template/contract.ts';
import { email, requiredText } from '#shared/kernel/text.ts';
import { addressesIn } from './addresses.ts';

const addresses = (min: number, max: number) =>
  z.string().transform((text, ctx) => {
    const found = addressesIn(text);
    if (found.length < min) ctx.addIssue({ code: 'custom', message: 'required' });
    else if (found.length > max) ctx.addIssue({ code: 'custom', message: 'atMost', params: { max } });
    else if (!found.every((one) => email.safeParse(one).success)) ctx.addIssue({ code: 'custom', message: 'email' });
    return found;
  });

export const ComposeValues = z.object({
  to: addresses(1, TO_MAX),
  cc: addresses(0, CC_MAX),
  subject: requiredText(SUBJECT_MAX),
  body: requiredText(BODY_MAX),
  /** `file <id>` or `contract <id>`. */
  attachments: z.array(z.string()),
});
