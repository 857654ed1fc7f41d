import * as z from 'zod';
import { Reason } from '#shared/domains/identity/access-grant/schemas.ts';

/** Fetched with zod when the form has something to check. */
export const AskSchema = z.object({ reason: Reason });
