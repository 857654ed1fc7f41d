import * as z from 'zod';
import { Password, SecretQuestion } from '#shared/domains/identity/account/schemas.ts';
import { requiredText } from '#shared/kernel/text/text.ts';

export const SecretAnswer = z.object({
  question: SecretQuestion,
  answer: requiredText(100),
  password: Password,
});

export const PasswordProof = z.object({ password: Password });
