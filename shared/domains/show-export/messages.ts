import type { Messages } from '#shared/kernel/messages.ts';

export const showExportMessages: Messages = {
  'showExport.tooLong': {
    en: 'One file takes at most {max} shows; choose a shorter period',
    nl: 'Een bestand bevat hoogstens {max} shows; kies een kortere periode',
    de: 'Eine Datei fasst höchstens {max} Shows; wählen Sie einen kürzeren Zeitraum',
  },
  'showExport.noTemplate': {
    en: 'No Excel template of shows is marked as the agency’s own export',
    nl: 'Geen Excel-sjabloon voor shows is gemarkeerd als eigen export van het bureau',
    de: 'Keine Excel-Vorlage für Shows ist als eigener Export der Agentur markiert',
  },
};
