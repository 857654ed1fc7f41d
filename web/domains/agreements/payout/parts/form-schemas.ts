import * as z from 'zod';
import { PayoutInput } from '#shared/domains/agreements/payout/schemas.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

/** Fetched with zod when a form has something to check. The form fills every field. */
export const PayoutSchema = PayoutInput;
export const FileSchema = z.object({ bankAccountId: Id, date: LocalDate });
