import type * as z from 'zod';
import { PaymentInput } from '#shared/domains/payment/schemas.ts';

/** Fetched with zod when a form has something to check. The form fills every field, so what goes in comes out. */
export const PaymentSchema = PaymentInput as unknown as z.ZodType<PaymentInput, PaymentInput>;
