import * as z from 'zod';
import { BODY_MAX, SUBJECT_MAX } from '#shared/domains/attached/message-template/contract.ts';
import { ExternalFieldsInput, ExternalShowInput } from '#shared/domains/booking/show/external.ts';
import { ShowInput } from '#shared/domains/booking/show/schemas.ts';
import { isEndBeforeBegin } from '#shared/kernel/record/appointment.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';

/** Fetched with zod when a form has something to check. */
export const ShowSchema = ShowInput;
export const ExternalNewSchema = ExternalShowInput;
export const ExternalEditSchema = ExternalFieldsInput.refine((show) => !isEndBeforeBegin(show), {
  error: 'endBeforeBegin',
  path: ['end'],
});
/** `: ` and the show follow the subject. */
export const EmailsSchema = z.object({ subject: requiredText(SUBJECT_MAX - 92), body: requiredText(BODY_MAX) });
export const DeclineSchema = z.object({ reason: text(200) });
export const RefusalSchema = z.object({
  as: z.enum(['rejected', 'duplicate', 'spam']),
  reason: requiredText(500),
  tells: z.boolean(),
  mail: text(1000),
});
