import * as z from 'zod';
import { OneTimeCode } from '#shared/domains/identity/second-factor/schemas.ts';

const password = z.string().min(1, { error: 'required' });
export const Begin = z.object({ password });
export const Confirm = z.object({ code: OneTimeCode });
export const Proof = z.object({ password, code: OneTimeCode });
