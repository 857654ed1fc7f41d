import * as z from 'zod';
import { PASSWORD_MAX, SecretQuestion } from '#shared/domains/identity/account/schemas.ts';
import { requiredText } from '#shared/kernel/text/text.ts';

export const SecretAnswer = z.object({
  question: SecretQuestion,
  answer: requiredText(100),
  password: z.string().min(1, { error: 'required' }).max(PASSWORD_MAX, { error: 'tooLong' }),
});
