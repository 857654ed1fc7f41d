import * as z from 'zod';
import { NewClient } from '#shared/domains/operator/adminone/contract.ts';
import { ClientInput } from '#shared/domains/reference/client/schemas.ts';

/** Fetched with zod when a form has something to check. */
export const ClientSchema = ClientInput;
export const NewClientSchema = NewClient;
export const ReasonSchema = z.object({ reason: z.string().trim().min(3).max(200) });
