import * as z from 'zod';
import { MAX_INVITEES } from '#shared/domains/journeys/advancing/limits.ts';
import { InviteeInput } from '#shared/domains/journeys/advancing/schemas.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

export const SendSchema = z.object({
  templateId: Id,
  deadline: LocalDate,
  invitees: z.array(InviteeInput).min(1).max(MAX_INVITEES),
});
