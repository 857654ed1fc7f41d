import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const guestListWords: KindWords = {
  one: {
    en: 'Guest list',
    nl: 'Gastenlijst',
    de: 'Gästeliste',
    it: 'Lista ospiti',
    es: 'Lista de invitados',
    'pt-br': 'Lista de convidados',
    pt: 'Lista de convidados',
  },
  many: {
    en: 'Guest lists',
    nl: 'Gastenlijsten',
    de: 'Gästelisten',
    it: 'Liste ospiti',
    es: 'Listas de invitados',
    'pt-br': 'Listas de convidados',
    pt: 'Listas de convidados',
  },
};
