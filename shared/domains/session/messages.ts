import type { Messages } from '#shared/kernel/messages.ts';

export const sessionMessages: Messages = {
  'session.resetCode': {
    en: 'This code is not right. Look at the latest mail.',
    nl: 'Deze code klopt niet. Kijk in de laatste mail.',
    de: 'Dieser Code stimmt nicht. Sehen Sie in der neuesten Mail nach.',
    it: 'Questo codice non è corretto. Controlla l’ultima mail.',
    es: 'Este código no es correcto. Mira el último correo.',
    'pt-br': 'Este código não está certo. Veja o e-mail mais recente.',
    pt: 'Este código não está certo. Veja o e-mail mais recente.',
  },
  'session.resetExpired': {
    en: 'This code has expired. Ask for a new one.',
    nl: 'Deze code is verlopen. Vraag een nieuwe aan.',
    de: 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
    it: 'Questo codice è scaduto. Chiedine uno nuovo.',
    es: 'Este código ha caducado. Pide uno nuevo.',
    'pt-br': 'Este código expirou. Peça um novo.',
    pt: 'Este código expirou. Peça um novo.',
  },
  'session.noUser': {
    en: 'Your account has no access to an agency at the moment',
    nl: 'Uw aanmelding is bekend, maar geen enkel kantoor geeft u nu toegang',
    de: 'Ihre Anmeldung ist bekannt, aber keine Agentur gewährt Ihnen derzeit Zugang',
    it: 'Il tuo accesso è noto, ma ora nessuna agenzia ti dà accesso',
    es: 'Tu cuenta se conoce, pero ahora ninguna agencia te da acceso',
    'pt-br': 'Sua conta é conhecida, mas nenhuma agência dá acesso a você agora',
    pt: 'A sua conta é conhecida, mas nenhuma agência lhe dá acesso agora',
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
