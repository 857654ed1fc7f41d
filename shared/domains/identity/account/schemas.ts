import * as z from 'zod';
import { Role } from '#shared/kernel/access/permission.ts';
import { isCommonPassword } from './common-passwords.ts';

const PASSWORD_MIN = 10;
const PASSWORD_MAX = 256;

/**
 * A new password: at least 10 characters, one digit, one letter (spec section 5). The user pool takes no blank at the
 * ends, and common passwords are refused (ASVS 2.1.7).
 */
export const NewPassword = z
  .string()
  .min(1)
  .min(PASSWORD_MIN)
  .max(PASSWORD_MAX)
  .regex(/\d/, { error: 'password.digit' })
  .regex(/\p{L}/u, { error: 'password.letter' })
  .regex(/^\S.*\S$/s, { error: 'password.ends' })
  .refine((password) => !isCommonPassword(password), { error: 'password.common' });

/** The present password, which proves the person. */
export const Password = z.string().min(1, { error: 'required' }).max(PASSWORD_MAX, { error: 'tooLong' });

/** The questions with which the help desk may identify a caller. The texts are in `messages.ts`. */
export const SECRET_QUESTIONS = ['firstConcert', 'firstRecord', 'firstSchool', 'motherCity', 'favouriteVenue'] as const;
export const SecretQuestion = z.enum(SECRET_QUESTIONS, { error: 'choice' });
export type SecretQuestion = z.infer<typeof SecretQuestion>;

/** A sign-in of this person that is still open. */
export const OpenSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  agency: z.string(),
  isThis: z.boolean(),
  browser: z.string().optional(),
  system: z.string().optional(),
});
/** The external sign-in providers that a user pool accepts, by their names there. */
export const SocialProvider = z.enum(['Google', 'Microsoft', 'Facebook', 'LoginWithAmazon', 'SignInWithApple'], {
  error: 'choice',
});
export type SocialProvider = z.infer<typeof SocialProvider>;
/** An account elsewhere with which the person may sign in. Its id there stays on the server. */
export const SocialAccount = z.object({ provider: z.string(), since: z.string().optional() });
export type SocialAccount = z.infer<typeof SocialAccount>;

export const ConnectedAgency = z.object({ userId: z.string(), agency: z.string(), role: Role, isThis: z.boolean() });
export const Connected = z.object({
  email: z.string(),
  agencies: z.array(ConnectedAgency),
  sessions: z.array(OpenSession),
});
export type Connected = z.infer<typeof Connected>;
