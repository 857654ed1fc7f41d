import type { Messages } from '#shared/kernel/text/messages.ts';

export const onBehalfMessages = {
  'onBehalf.noMandate': {
    en: 'The mandate of {name} to invoice is missing: its file at the artist, or its date at the bookkeeping',
    nl: 'De machtiging van {name} om te factureren ontbreekt: het bestand bij de artiest of de datum bij de administratie',
    de: 'Die Vollmacht von {name} zur Rechnungsstellung fehlt: die Datei beim Künstler oder ihr Datum im Buchungskreis',
    it: 'Manca il mandato di {name} a fatturare: il file presso l’artista o la data nella contabilità',
    es: 'Falta el mandato de {name} para facturar: su archivo en el artista o su fecha en la contabilidad',
    'pt-br': 'Falta o mandato de {name} para faturar: o arquivo no artista ou a data na contabilidade',
    pt: 'Falta o mandato de {name} para faturar: o ficheiro no artista ou a data na contabilidade',
  },
  'onBehalf.otherArtist': {
    en: 'This bookkeeping is not that of {name}',
    nl: 'Deze administratie is niet die van {name}',
    de: 'Dieser Buchungskreis ist nicht der von {name}',
    it: 'Questa contabilità non è quella di {name}',
    es: 'Esta contabilidad no es la de {name}',
    'pt-br': 'Esta contabilidade não é a de {name}',
    pt: 'Esta contabilidade não é a de {name}',
  },
  'onBehalf.tooManyShows': {
    en: 'A document in the name of an artist takes at most {max} shows',
    nl: 'Een document op naam van een artiest heeft hoogstens {max} shows',
    de: 'Ein Dokument im Namen eines Künstlers hat höchstens {max} Shows',
    it: 'Un documento a nome di un artista ha al massimo {max} show',
    es: 'Un documento en nombre de un artista admite como máximo {max} shows',
    'pt-br': 'Um documento em nome de um artista tem no máximo {max} shows',
    pt: 'Um documento em nome de um artista tem no máximo {max} espetáculos',
  },
} satisfies Messages;
