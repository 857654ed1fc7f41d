import * as z from 'zod';
import { Agreed, Payout, StatementInput } from '#shared/domains/agreements/statement/schemas.ts';

/** Fetched with zod when a form has something to check. The forms fill every field. */
export const StatementSchema = StatementInput;
export const AgreedSchema = Agreed;
export const PayoutSchema = z.object({ payout: Payout });
