import type { Messages } from '#shared/kernel/text/messages.ts';

export const showExportMessages: Messages = {
  'showExport.tooLong': {
    en: 'A file can have at most {max} shows; choose a shorter period',
    nl: 'Een bestand bevat hoogstens {max} shows; kies een kortere periode',
    de: 'Eine Datei fasst höchstens {max} Shows; wählen Sie einen kürzeren Zeitraum',
    it: 'Un file contiene al massimo {max} show; scegli un periodo più breve',
    es: 'Un archivo admite como máximo {max} shows; elige un periodo más corto',
    'pt-br': 'Um arquivo comporta no máximo {max} shows; escolha um período mais curto',
    pt: 'Um ficheiro comporta no máximo {max} espetáculos; escolha um período mais curto',
  },
  'showExport.noTemplate': {
    en: "No Excel template for shows is marked as your agency's default export",
    nl: 'Geen Excel-sjabloon voor shows is gemarkeerd als eigen export van het bureau',
    de: 'Keine Excel-Vorlage für Shows ist als eigener Export der Agentur markiert',
    it: "Nessun modello Excel di show è indicato come esportazione propria dell'agenzia",
    es: 'Ninguna plantilla de Excel de shows está marcada como exportación propia de la agencia',
    'pt-br': 'Nenhum modelo Excel de shows está marcado como a exportação própria da agência',
    pt: 'Nenhum modelo Excel de espetáculos está marcado como exportação própria da agência',
  },
};
