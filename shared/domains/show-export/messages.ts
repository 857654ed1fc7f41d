import type { Messages } from '#shared/kernel/messages.ts';

export const showExportMessages: Messages = {
  'showExport.tooLong': {
    en: 'One file takes at most {max} shows; choose a shorter period',
    nl: 'Een bestand bevat hoogstens {max} shows; kies een kortere periode',
    de: 'Eine Datei fasst höchstens {max} Shows; wählen Sie einen kürzeren Zeitraum',
  },
};
