import * as z from 'zod';
import { ExternalFieldsInput, ExternalShowInput } from '#shared/domains/show/external.ts';
import { ShowInput } from '#shared/domains/show/schemas.ts';
import { isEndBeforeBegin } from '#shared/kernel/appointment.ts';
import { text } from '#shared/kernel/text.ts';

/** Fetched with zod when a form has something to check. */
export const ShowSchema = ShowInput;
export const ExternalNewSchema = ExternalShowInput;
export const ExternalEditSchema = ExternalFieldsInput.refine((show) => !isEndBeforeBegin(show), {
  error: 'endBeforeBegin',
  path: ['end'],
});
export const DeclineSchema = z.object({ reason: text(200) });
