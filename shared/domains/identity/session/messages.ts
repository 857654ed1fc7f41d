import type { Messages } from '#shared/kernel/text/messages.ts';

export const sessionMessages: Messages = {
  'session.noUser': {
    en: 'Your account has no access to an agency at the moment',
    nl: 'Uw aanmelding is bekend, maar geen enkel kantoor geeft u nu toegang',
    de: 'Ihre Anmeldung ist bekannt, aber keine Agentur gewährt Ihnen derzeit Zugang',
    it: 'Il tuo accesso è noto, ma ora nessuna agenzia ti dà accesso',
    es: 'Tu cuenta se conoce, pero ahora ninguna agencia te da acceso',
    'pt-br': 'Sua conta é conhecida, mas nenhuma agência dá acesso a você agora',
    pt: 'A sua conta é conhecida, mas nenhuma agência lhe dá acesso agora',
  },
  'session.code': {
    en: 'This code is wrong',
    nl: 'Deze code klopt niet',
    de: 'Dieser Code stimmt nicht',
    it: 'Questo codice non è corretto',
    es: 'Este código no es correcto',
    'pt-br': 'Este código está errado',
    pt: 'Este código está errado',
  },
  'session.codeExpired': {
    en: 'This code has expired; ask for a new one',
    nl: 'Deze code is verlopen; vraag een nieuwe aan',
    de: 'Dieser Code ist abgelaufen; fordern Sie einen neuen an',
    it: 'Questo codice è scaduto; richiedine uno nuovo',
    es: 'Este código ha caducado; pide uno nuevo',
    'pt-br': 'Este código expirou; peça um novo',
    pt: 'Este código expirou; peça um novo',
  },
  'session.notAllowed': {
    en: 'You cannot act as this user',
    nl: 'U kunt niet namens deze gebruiker handelen',
    de: 'Sie können nicht im Namen dieses Benutzers handeln',
    it: 'Non puoi agire come questo utente',
    es: 'No puedes actuar como este usuario',
    'pt-br': 'Você não pode agir como este usuário',
    pt: 'Não pode agir como este utilizador',
  },
};
