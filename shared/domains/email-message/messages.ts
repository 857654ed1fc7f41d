import type { Messages } from '#shared/kernel/messages.ts';

export const emailMessageMessages: Messages = {
  'email.tooLarge': {
    en: 'the attachments are too large for a mail: together at most {max} bytes',
    nl: 'de bijlagen zijn te groot voor een mail: samen hoogstens {max} bytes',
    de: 'die Anhänge sind zu groß für eine Mail: zusammen höchstens {max} Bytes',
  },
};
