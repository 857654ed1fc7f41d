import type { Translated } from '#shared/kernel/text/translated.ts';
import type { DeclineCategory } from './states.ts';

/** The words for the reasons to decline. */
export const declineWords: Readonly<Record<DeclineCategory, Translated>> = {
  terms: {
    en: 'I do not agree to the terms',
    nl: 'Ik ga niet akkoord met de voorwaarden',
    de: 'Ich stimme den Bedingungen nicht zu',
    it: 'Non accetto le condizioni',
    es: 'No acepto las condiciones',
    'pt-br': 'Não concordo com as condições',
    pt: 'Não concordo com as condições',
  },
  wrongPerson: {
    en: 'I am the wrong person',
    nl: 'Ik ben de verkeerde persoon',
    de: 'Ich bin die falsche Person',
    it: 'Non sono la persona giusta',
    es: 'No soy la persona indicada',
    'pt-br': 'Sou a pessoa errada',
    pt: 'Sou a pessoa errada',
  },
  wrongData: {
    en: 'The data are wrong',
    nl: 'De gegevens kloppen niet',
    de: 'Die Daten sind falsch',
    it: 'I dati sono sbagliati',
    es: 'Los datos son incorrectos',
    'pt-br': 'Os dados estão errados',
    pt: 'Os dados estão errados',
  },
  noLonger: {
    en: 'The booking is off',
    nl: 'De boeking gaat niet door',
    de: 'Die Buchung findet nicht statt',
    it: 'La data è saltata',
    es: 'La contratación se cancela',
    'pt-br': 'A contratação foi cancelada',
    pt: 'A contratação foi cancelada',
  },
  other: {
    en: 'Another reason',
    nl: 'Een andere reden',
    de: 'Ein anderer Grund',
    it: 'Un altro motivo',
    es: 'Otro motivo',
    'pt-br': 'Outro motivo',
    pt: 'Outro motivo',
  },
};
