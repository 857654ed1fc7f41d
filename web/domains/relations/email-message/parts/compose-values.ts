import * as z from 'zod';
import { BODY_MAX, SUBJECT_MAX } from '#shared/domains/attached/message-template/contract.ts';
import { CC_MAX, TO_MAX } from '#shared/domains/relations/email-message/schemas.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { addressList } from '#web/ui/form/address-list.ts';

export const ComposeValues = z.object({
  to: addressList(1, TO_MAX),
  cc: addressList(0, CC_MAX),
  subject: requiredText(SUBJECT_MAX),
  body: requiredText(BODY_MAX),
  /** `file <id>` or `contract <id>`. */
  attachments: z.array(z.string()),
});
