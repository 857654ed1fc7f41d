import * as z from 'zod';
import { email } from '#shared/kernel/text.ts';

const PASSWORD_MIN = 10;

/** At least 10 characters, one digit, one letter (spec section 5); the server checks it too. */
export const NewPassword = z
  .string()
  .min(1)
  .min(PASSWORD_MIN)
  .max(256)
  .regex(/\d/, { error: 'password.digit' })
  .regex(/\p{L}/u, { error: 'password.letter' });

export const Credentials = z.object({ email, password: z.string().min(1) });
export const Challenge = z.object({ password: NewPassword });
export const ResetAddress = z.object({ email });
export const Reset = z.object({ code: z.string().trim().min(1).max(20), password: NewPassword });
export const PasswordChange = z.object({ now: z.string().min(1), next: NewPassword });
