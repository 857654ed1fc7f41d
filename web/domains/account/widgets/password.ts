import type { Messages } from '#shared/kernel/messages.ts';

/** The schemas of the forms around passwords, fetched with zod when there is something to check. */
export const passwordSchemas = () => import('./password-schemas.ts');

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
