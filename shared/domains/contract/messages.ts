import type { Messages } from '#shared/kernel/messages.ts';

export const contractMessages: Messages = {
  'contract.locked': {
    en: 'This contract is locked; unlock it to change it',
    nl: 'Dit contract is vergrendeld; ontgrendel het om het te wijzigen',
    de: 'Dieser Vertrag ist gesperrt; entsperren Sie ihn, um ihn zu ändern',
  },
  'contract.frozen': {
    en: 'This contract has been sent and can no longer be changed',
    nl: 'Dit contract is verzonden en kan niet meer worden gewijzigd',
    de: 'Dieser Vertrag wurde versendet und kann nicht mehr geändert werden',
  },
  'contract.void': {
    en: 'This contract is void',
    nl: 'Dit contract is vervallen',
    de: 'Dieser Vertrag ist ungültig',
  },
  'contract.notSent': {
    en: 'This contract has not been sent',
    nl: 'Dit contract is niet verzonden',
    de: 'Dieser Vertrag wurde nicht versendet',
  },
  'contract.notReady': {
    en: 'The document is still being made; please try again in a moment',
    nl: 'Het document wordt nog gemaakt; probeer het zo opnieuw',
    de: 'Das Dokument wird noch erstellt; bitte versuchen Sie es gleich noch einmal',
  },
  'contract.noFile': {
    en: 'There is no file of this kind',
    nl: 'Er is geen bestand van deze soort',
    de: 'Es gibt keine Datei dieser Art',
  },
};
