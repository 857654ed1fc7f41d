import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const contactWords: KindWords = {
  one: {
    en: 'Contact',
    nl: 'Contact',
    de: 'Kontakt',
    it: 'Contatto',
    es: 'Contacto',
    'pt-br': 'Contato',
    pt: 'Contacto',
  },
  many: {
    en: 'Contacts',
    nl: 'Contacten',
    de: 'Kontakte',
    it: 'Contatti',
    es: 'Contactos',
    'pt-br': 'Contatos',
    pt: 'Contactos',
  },
};
