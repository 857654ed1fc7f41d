import { CONTRACT_THEME, changedTexts, type PaperLook } from '#functions/domains/agreements/agreement/public/theme.ts';
import { PURCHASE_CLAUSES } from './clauses.ts';

/** The mirror of the contract: here the agency buys. */
export const PURCHASE_THEME: PaperLook = {
  ...CONTRACT_THEME,
  entity: 'purchaseAgreement',
  partner: 'artist',
  clauses: PURCHASE_CLAUSES,
  texts: changedTexts({
    en: {
      title: 'Purchase agreement',
      name: 'Purchase agreement',
      partner: 'The artist',
      preamble:
        'The artist undertakes to give the performance named below, and the agency buys it in its own name, on the terms of this agreement.',
      guestsText: 'The agency sees to {count} guest tickets for the artist.',
      exclusivityText:
        'The artist does not perform within {radius} {unit} of the venue from {before} days before until {after} days after the performance without the written consent of the agency.',
    },
    nl: {
      title: 'Inkoopovereenkomst',
      name: 'Inkoopovereenkomst',
      partner: 'De artiest',
      preamble:
        'De artiest verbindt zich tot het hieronder genoemde optreden en het bureau koopt dit op eigen naam in, op de voorwaarden van deze overeenkomst.',
      guestsText: 'Het bureau zorgt voor {count} gastkaarten voor de artiest.',
      exclusivityText:
        'De artiest treedt van {before} dagen voor tot {after} dagen na het optreden niet op binnen {radius} {unit} van de locatie zonder schriftelijke toestemming van het bureau.',
    },
    de: {
      title: 'Einkaufsvertrag',
      name: 'Einkaufsvertrag',
      partner: 'Der Künstler',
      preamble:
        'Der Künstler verpflichtet sich zu dem unten genannten Auftritt, und die Agentur kauft ihn im eigenen Namen ein, zu den Bedingungen dieses Vertrags.',
      guestsText: 'Die Agentur sorgt für {count} Gästekarten für den Künstler.',
      exclusivityText:
        'Der Künstler tritt von {before} Tagen vor bis {after} Tage nach dem Auftritt nicht im Umkreis von {radius} {unit} um den Veranstaltungsort auf, sofern die Agentur nicht schriftlich zustimmt.',
    },
    it: {
      title: 'Contratto di acquisto',
      name: 'Contratto di acquisto',
      partner: "L'artista",
      preamble:
        "L'artista si impegna all'esibizione indicata di seguito e l'agenzia la acquista in nome proprio, alle condizioni del presente contratto.",
      guestsText: "L'agenzia provvede a {count} biglietti omaggio per l'artista.",
      exclusivityText:
        "L'artista non si esibisce entro {radius} {unit} dal luogo da {before} giorni prima a {after} giorni dopo l'esibizione senza il consenso scritto dell'agenzia.",
    },
    es: {
      title: 'Contrato de compra',
      name: 'Contrato de compra',
      partner: 'El artista',
      preamble:
        'El artista se compromete a la actuación indicada abajo y la agencia la compra en su propio nombre, en las condiciones de este contrato.',
      guestsText: 'La agencia se ocupa de {count} invitaciones para el artista.',
      exclusivityText:
        'El artista no actúa a menos de {radius} {unit} del recinto desde {before} días antes hasta {after} días después de la actuación sin el consentimiento escrito de la agencia.',
    },
    'pt-br': {
      title: 'Contrato de compra',
      name: 'Contrato de compra',
      partner: 'O artista',
      preamble:
        'O artista se compromete com a apresentação indicada abaixo e a agência a compra em nome próprio, nas condições deste contrato.',
      guestsText: 'A agência providencia {count} convites para o artista.',
      exclusivityText:
        'O artista não se apresenta a menos de {radius} {unit} do local de {before} dias antes até {after} dias depois da apresentação sem o consentimento escrito da agência.',
    },
    pt: {
      title: 'Contrato de compra',
      name: 'Contrato de compra',
      partner: 'O artista',
      preamble:
        'O artista compromete-se com o espetáculo indicado abaixo e a agência compra-o em nome próprio, nas condições deste contrato.',
      guestsText: 'A agência trata de {count} convites para o artista.',
      exclusivityText:
        'O artista não atua a menos de {radius} {unit} do local de {before} dias antes até {after} dias depois do espetáculo sem o consentimento escrito da agência.',
    },
  }),
};
