import type { Messages } from '#shared/kernel/text/messages.ts';

export const wordTemplateMessages: Messages = {
  'wordTemplate.tooManyRows': {
    en: 'A Word document can have at most {max} rows: filter the list first',
    nl: 'Een Word-document bevat hoogstens {max} rijen: beperk eerst de lijst',
    de: 'Ein Word-Dokument fasst höchstens {max} Zeilen: grenzen Sie die Liste zuerst ein',
    it: "Un documento Word contiene al massimo {max} righe: restringi prima l'elenco",
    es: 'Un documento de Word admite como máximo {max} filas: acota antes la lista',
    'pt-br': 'Um documento Word comporta no máximo {max} linhas: restrinja a lista primeiro',
    pt: 'Um documento Word comporta no máximo {max} linhas: restrinja primeiro a lista',
  },
  'wordTemplate.broken': {
    en: 'This Word template cannot be filled in',
    nl: 'Deze Word-sjabloon kan niet worden ingevuld',
    de: 'Diese Word-Vorlage kann nicht ausgefüllt werden',
    it: 'Questo modello Word non si può compilare',
    es: 'Esta plantilla de Word no se puede rellenar',
    'pt-br': 'Este modelo Word não pode ser preenchido',
    pt: 'Este modelo Word não pode ser preenchido',
  },
};
