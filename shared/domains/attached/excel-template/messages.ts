import type { Messages } from '#shared/kernel/text/messages.ts';

export const excelTemplateMessages: Messages = {
  'export.tooLong': {
    en: 'A file can have at most {max} rows: filter the list first',
    nl: 'Een bestand bevat hoogstens {max} rijen: verfijn eerst de lijst',
    de: 'Eine Datei fasst höchstens {max} Zeilen: grenzen Sie die Liste zuerst ein',
    it: "Un file contiene al massimo {max} righe: restringi prima l'elenco",
    es: 'Un archivo admite como máximo {max} filas: acota antes la lista',
    'pt-br': 'Um arquivo comporta no máximo {max} linhas: restrinja a lista primeiro',
    pt: 'Um ficheiro comporta no máximo {max} linhas: restrinja primeiro a lista',
  },
  'export.nothing': {
    en: "You don't have permission to export any of these columns",
    nl: 'Geen van deze kolommen mag u exporteren',
    de: 'Keine dieser Spalten dürfen Sie exportieren',
    it: 'Non puoi esportare nessuna di queste colonne',
    es: 'No puedes exportar ninguna de estas columnas',
    'pt-br': 'Você não pode exportar nenhuma destas colunas',
    pt: 'Não pode exportar nenhuma destas colunas',
  },
};
