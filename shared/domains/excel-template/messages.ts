import type { Messages } from '#shared/kernel/messages.ts';

export const excelTemplateMessages: Messages = {
  'export.tooLong': {
    en: 'A file takes at most {max} rows: narrow the list first',
    nl: 'Een bestand bevat hoogstens {max} rijen: verfijn eerst de lijst',
    de: 'Eine Datei fasst höchstens {max} Zeilen: grenzen Sie die Liste zuerst ein',
  },
  'export.nothing': {
    en: 'None of these columns may be exported by you',
    nl: 'Geen van deze kolommen mag u exporteren',
    de: 'Keine dieser Spalten dürfen Sie exportieren',
  },
};
