import type { Messages } from '#shared/kernel/text/messages.ts';

export const emailMessageMessages: Messages = {
  'email.tooLarge': {
    en: 'the attachments are too large for an email: at most {max} bytes in total',
    nl: 'de bijlagen zijn te groot voor een mail: samen hoogstens {max} bytes',
    de: 'die Anhänge sind zu groß für eine Mail: zusammen höchstens {max} Bytes',
    it: "gli allegati sono troppo grandi per un'e-mail: insieme al massimo {max} byte",
    es: 'los adjuntos son demasiado grandes para un correo: juntos como máximo {max} bytes',
    'pt-br': 'os anexos são grandes demais para um e-mail: juntos no máximo {max} bytes',
    pt: 'os anexos são demasiado grandes para um e-mail: em conjunto no máximo {max} bytes',
  },
};
