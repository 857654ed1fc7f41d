import type { Messages } from '#shared/kernel/text/messages.ts';

export const mailTextMessages: Messages = {
  'mailText.unknownField': {
    en: '{language}: this email has no field {name}',
    nl: '{language}: deze e-mail heeft geen veld {name}',
    de: '{language}: Diese E-Mail hat kein Feld {name}',
    it: '{language}: questa email non ha un campo {name}',
    es: '{language}: este correo no tiene ningún campo {name}',
    'pt-br': '{language}: este e-mail não tem um campo {name}',
    pt: '{language}: este email não tem nenhum campo {name}',
  },
};
