import * as z from 'zod';
import type { Messages } from '#shared/kernel/messages.ts';

export const PASSWORD_MIN = 10;

/** At least 10 characters, one digit, one letter (spec section 5); the server checks it too. */
export const NewPassword = z
  .string()
  .min(1)
  .min(PASSWORD_MIN)
  .max(256)
  .regex(/\d/, { error: 'password.digit' })
  .regex(/\p{L}/u, { error: 'password.letter' });

export const passwordMessages: Messages = {
  'password.digit': {
    en: 'at least one digit is required',
    nl: 'minstens één cijfer vereist',
    de: 'mindestens eine Ziffer erforderlich',
  },
  'password.letter': {
    en: 'at least one letter is required',
    nl: 'minstens één letter vereist',
    de: 'mindestens ein Buchstabe erforderlich',
  },
};
