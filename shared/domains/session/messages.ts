import type { Messages } from '#shared/kernel/messages.ts';

export const sessionMessages: Messages = {
  'session.noUser': {
    en: 'Your sign-in is known, but no agency gives you access now',
    nl: 'Uw aanmelding is bekend, maar geen enkel kantoor geeft u nu toegang',
    de: 'Ihre Anmeldung ist bekannt, aber keine Agentur gewährt Ihnen derzeit Zugang',
  },
  'session.notAllowed': {
    en: 'You cannot act as this user',
    nl: 'U kunt niet namens deze gebruiker handelen',
    de: 'Sie können nicht im Namen dieses Benutzers handeln',
  },
};
