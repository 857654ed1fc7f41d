import { CONTRACT_THEME, changedTexts, type PaperLook } from '#functions/domains/agreements/agreement/public/theme.ts';

/** A quote reads as the contract that may follow, with words of its own where it only offers. */
export const QUOTE_THEME: PaperLook = {
  ...CONTRACT_THEME,
  entity: 'quote',
  texts: changedTexts({
    en: {
      title: 'Quote',
      name: 'Quote',
      preamble:
        'The agency offers the promoter the performance of the artist named below, on the following terms and until the day named above.',
      signatures: 'Acceptance',
      signatureText: 'The promoter accepts this offer by signing it.',
    },
    nl: {
      title: 'Offerte',
      name: 'Offerte',
      preamble:
        'Het bureau biedt de opdrachtgever het optreden van de hieronder genoemde artiest aan, op de volgende voorwaarden en tot en met de hierboven genoemde dag.',
      signatures: 'Aanvaarding',
      signatureText: 'De opdrachtgever aanvaardt dit aanbod door het te ondertekenen.',
    },
    de: {
      title: 'Angebot',
      name: 'Angebot',
      preamble:
        'Die Agentur bietet dem Veranstalter den Auftritt des unten genannten Künstlers zu den folgenden Bedingungen und bis zum oben genannten Tag an.',
      signatures: 'Annahme',
      signatureText: 'Der Veranstalter nimmt dieses Angebot mit seiner Unterschrift an.',
    },
    it: {
      title: 'Preventivo',
      name: 'Preventivo',
      preamble:
        "L'agenzia offre al promoter l'esibizione dell'artista indicato di seguito, alle condizioni che seguono e fino al giorno indicato sopra.",
      signatures: 'Accettazione',
      signatureText: 'Il promoter accetta questa offerta firmandola.',
    },
    es: {
      title: 'Oferta',
      name: 'Oferta',
      preamble:
        'La agencia ofrece al promotor la actuación del artista indicado abajo, en las condiciones siguientes y hasta el día indicado arriba.',
      signatures: 'Aceptación',
      signatureText: 'El promotor acepta esta oferta al firmarla.',
    },
    'pt-br': {
      title: 'Proposta',
      name: 'Proposta',
      preamble:
        'A agência oferece ao promotor a apresentação do artista indicado abaixo, nas condições seguintes e até o dia indicado acima.',
      signatures: 'Aceite',
      signatureText: 'O promotor aceita esta proposta ao assiná-la.',
    },
    pt: {
      title: 'Proposta',
      name: 'Proposta',
      preamble:
        'A agência propõe ao promotor o espetáculo do artista indicado abaixo, nas condições seguintes e até ao dia indicado acima.',
      signatures: 'Aceitação',
      signatureText: 'O promotor aceita esta proposta ao assiná-la.',
    },
  }),
};
