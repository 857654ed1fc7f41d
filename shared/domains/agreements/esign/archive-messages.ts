import type { Translated } from '#shared/kernel/text/translated.ts';
import type { EsignErrorCode } from './errors.ts';

/** The errors of archives of signed documents. */
export const archiveMessages = {
  'esign.nothingSigned': {
    en: 'None of these has a signed document yet. Change the filter or the selection.',
    nl: 'Geen hiervan heeft al een ondertekend document. Pas het filter of de selectie aan.',
    de: 'Keines davon hat schon ein unterschriebenes Dokument. Ändern Sie den Filter oder die Auswahl.',
    it: 'Nessuno di questi ha ancora un documento firmato. Cambia il filtro o la selezione.',
    es: 'Ninguno de estos tiene todavía un documento firmado. Cambia el filtro o la selección.',
    'pt-br': 'Nenhum destes tem ainda um documento assinado. Altere o filtro ou a seleção.',
    pt: 'Nenhum destes tem ainda um documento assinado. Altere o filtro ou a seleção.',
  },
  'esign.archiveTooLong': {
    en: 'An archive takes at most {max} agreements. Filter the list first.',
    nl: 'Een archief bevat hoogstens {max} overeenkomsten. Filter eerst de lijst.',
    de: 'Ein Archiv fasst höchstens {max} Verträge. Grenzen Sie zuerst die Liste ein.',
    it: "Un archivio contiene al massimo {max} accordi. Filtra prima l'elenco.",
    es: 'Un archivo admite como máximo {max} acuerdos. Filtra antes la lista.',
    'pt-br': 'Um arquivo compactado comporta no máximo {max} contratos. Filtre a lista primeiro.',
    pt: 'Um arquivo comporta no máximo {max} contratos. Filtre primeiro a lista.',
  },
  'esign.archiveTooLarge': {
    en: 'These files are larger than 4 GB together. Filter the list into smaller parts.',
    nl: 'Deze bestanden zijn samen groter dan 4 GB. Filter de lijst in kleinere delen.',
    de: 'Diese Dateien sind zusammen größer als 4 GB. Teilen Sie die Liste mit Filtern auf.',
    it: "Questi file superano insieme i 4 GB. Dividi l'elenco con i filtri.",
    es: 'Estos archivos superan juntos los 4 GB. Divide la lista con filtros.',
    'pt-br': 'Estes arquivos passam de 4 GB juntos. Divida a lista com filtros.',
    pt: 'Estes ficheiros excedem 4 GB em conjunto. Divida a lista com filtros.',
  },
} as const satisfies Partial<Record<EsignErrorCode, Translated>>;
