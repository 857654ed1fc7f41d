import type { Messages } from '#shared/kernel/messages.ts';

export const wordTemplateMessages: Messages = {
  'wordTemplate.tooManyRows': {
    en: 'A Word document takes at most {max} rows: narrow the list down first',
    nl: 'Een Word-document bevat hoogstens {max} rijen: beperk eerst de lijst',
    de: 'Ein Word-Dokument fasst höchstens {max} Zeilen: grenzen Sie die Liste zuerst ein',
  },
  'wordTemplate.broken': {
    en: 'This Word template cannot be filled in',
    nl: 'Deze Word-sjabloon kan niet worden ingevuld',
    de: 'Diese Word-Vorlage kann nicht ausgefüllt werden',
  },
};
