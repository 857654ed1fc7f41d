import type { Messages } from '#shared/kernel/text/messages.ts';

export const apiTokenMessages: Messages = {
  'apiToken.notHeld': {
    en: 'A token cannot have rights that you do not have yourself',
    nl: 'Een token kan geen rechten hebben die u zelf niet hebt',
    de: 'Ein Token kann keine Rechte haben, die Sie selbst nicht haben',
    it: 'Un token non può avere diritti che tu stesso non hai',
    es: 'Un token no puede tener derechos que tú no tienes',
    'pt-br': 'Um token não pode ter direitos que você não tem',
    pt: 'Um token não pode ter direitos que o próprio utilizador não tem',
  },
  'apiToken.tooMany': {
    en: 'There can be at most {max} tokens; revoke one first',
    nl: 'Er kunnen hoogstens {max} tokens zijn; trek er eerst een in',
    de: 'Es kann höchstens {max} Tokens geben; widerrufen Sie zuerst eines',
    it: 'Ci possono essere al massimo {max} token; revocane prima uno',
    es: 'Puede haber como máximo {max} tokens; revoca antes uno',
    'pt-br': 'Pode haver no máximo {max} tokens; revogue um primeiro',
    pt: 'Pode haver no máximo {max} tokens; revogue um primeiro',
  },
};
