import type { CertificateState } from '#shared/domains/booking/deal/certificate.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';

export const TITLE: Translated = {
  en: 'Withholding tax',
  nl: 'Bronbelasting',
  de: 'Quellensteuer',
  it: 'Ritenuta alla fonte',
  es: 'Retención en origen',
  'pt-br': 'Imposto retido',
  pt: 'Imposto retido',
};

/** The heads of the sheet's columns. */
export const WORDS = {
  artists: HEADINGS.artists,
  gross: {
    en: 'Gross fee',
    nl: 'Brutogage',
    de: 'Bruttogage',
    it: 'Cachet lordo',
    es: 'Caché bruto',
    'pt-br': 'Cachê bruto',
    pt: 'Cachet bruto',
  },
  withheld: {
    en: 'Withheld',
    nl: 'Ingehouden',
    de: 'Einbehalten',
    it: 'Trattenuto',
    es: 'Retenido',
    'pt-br': 'Retido',
    pt: 'Retido',
  },
  certificate: {
    en: 'Certificate',
    nl: 'Verklaring',
    de: 'Bescheinigung',
    it: 'Certificazione',
    es: 'Certificado',
    'pt-br': 'Comprovante',
    pt: 'Comprovativo',
  },
  waiting: {
    en: 'Days waiting',
    nl: 'Dagen wachten',
    de: 'Wartetage',
    it: 'Giorni di attesa',
    es: 'Días de espera',
    'pt-br': 'Dias de espera',
    pt: 'Dias de espera',
  },
  requested: {
    en: 'Requested on',
    nl: 'Aangevraagd op',
    de: 'Angefordert am',
    it: 'Richiesta il',
    es: 'Solicitado el',
    'pt-br': 'Solicitado em',
    pt: 'Pedido em',
  },
  received: {
    en: 'Received on',
    nl: 'Ontvangen op',
    de: 'Erhalten am',
    it: 'Ricevuta il',
    es: 'Recibido el',
    'pt-br': 'Recebido em',
    pt: 'Recebido em',
  },
  reclaimed: {
    en: 'Reclaimed on',
    nl: 'Teruggevraagd op',
    de: 'Zurückgefordert am',
    it: 'Richiesta di rimborso il',
    es: 'Reclamado el',
    'pt-br': 'Restituição pedida em',
    pt: 'Reembolso pedido em',
  },
  file: {
    en: 'File',
    nl: 'Bestand',
    de: 'Datei',
    it: 'File',
    es: 'Archivo',
    'pt-br': 'Arquivo',
    pt: 'Ficheiro',
  },
} as const satisfies Readonly<Record<string, Translated>>;

export const STATES: Readonly<Record<CertificateState, Translated>> = {
  notRequested: {
    en: 'Not requested',
    nl: 'Niet aangevraagd',
    de: 'Nicht angefordert',
    it: 'Non richiesta',
    es: 'No solicitado',
    'pt-br': 'Não solicitado',
    pt: 'Não pedido',
  },
  requested: {
    en: 'Requested',
    nl: 'Aangevraagd',
    de: 'Angefordert',
    it: 'Richiesta',
    es: 'Solicitado',
    'pt-br': 'Solicitado',
    pt: 'Pedido',
  },
  received: {
    en: 'To reclaim',
    nl: 'Terug te vragen',
    de: 'Zurückzufordern',
    it: 'Da recuperare',
    es: 'Por reclamar',
    'pt-br': 'A restituir',
    pt: 'A reembolsar',
  },
  reclaimed: {
    en: 'Reclaimed',
    nl: 'Teruggevraagd',
    de: 'Zurückgefordert',
    it: 'Rimborso richiesto',
    es: 'Reclamado',
    'pt-br': 'Restituição pedida',
    pt: 'Reembolso pedido',
  },
};
