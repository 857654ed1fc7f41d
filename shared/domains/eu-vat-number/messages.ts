import type { Messages } from '#shared/kernel/messages.ts';

/** What is said of a number, `vat.` and its outcome; and why one cannot be asked for. */
export const euVatNumberMessages: Messages = {
  'vat.valid': { en: 'valid', nl: 'geldig', de: 'gültig' },
  'vat.invalid': { en: 'not valid', nl: 'niet geldig', de: 'nicht gültig' },
  'vat.formattingError': {
    en: 'not the form of this country',
    nl: 'niet de vorm van dit land',
    de: 'nicht die Form dieses Landes',
  },
  'vat.unavailable': {
    en: 'VIES did not answer; it is asked again',
    nl: 'VIES gaf geen antwoord; het wordt opnieuw gevraagd',
    de: 'VIES hat nicht geantwortet; es wird noch einmal gefragt',
  },
  'vat.notChecked': { en: 'not checked yet', nl: 'nog niet gecontroleerd', de: 'noch nicht geprüft' },
  'vat.notEu': {
    en: 'not of an EU member state',
    nl: 'niet van een EU-lidstaat',
    de: 'nicht aus einem EU-Mitgliedstaat',
  },
  'vat.none': {
    en: 'The company has no EU VAT number that could be checked',
    nl: 'Het bedrijf heeft geen EU-btw-nummer dat kan worden gecontroleerd',
    de: 'Die Firma hat keine EU-USt-IdNr., die geprüft werden kann',
  },
};
