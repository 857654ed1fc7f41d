import * as z from 'zod';
import { NewPassword } from '#shared/domains/identity/account/schemas.ts';
import { email } from '#shared/kernel/text/text.ts';

export const Credentials = z.object({ email, password: z.string().min(1) });
export const Challenge = z.object({ password: NewPassword });
export const ResetAddress = z.object({ email });
/** Apps show it in two groups. */
export const OneTimeCode = z.object({ code: z.string().trim().min(1).max(20) });
export const RecoveryCode = z.object({ code: z.string().trim().min(1).max(40) });
export const Reset = z.object({ code: z.string().trim().min(1).max(20), password: NewPassword });
export const PasswordChange = z.object({ password: z.string().min(1), newPassword: NewPassword });
