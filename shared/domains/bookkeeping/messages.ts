import type { Messages } from '#shared/kernel/messages.ts';

export const bookkeepingMessages: Messages = {
  'bookkeeping.inUse': {
    en: 'Invoices are kept in this bookkeeping ({count}): make it inactive instead',
    nl: 'In deze administratie staan facturen ({count}): maak haar in plaats daarvan inactief',
    de: 'In dieser Buchhaltung stehen Rechnungen ({count}): Setzen Sie sie stattdessen auf inaktiv',
    it: 'In questa contabilità ci sono fatture ({count}): disattivala invece',
    es: 'En esta contabilidad hay facturas ({count}): desactívala en su lugar',
    'pt-br': 'Há faturas nesta contabilidade ({count}): desative-a em vez disso',
    pt: 'Há faturas nesta contabilidade ({count}): desative-a em vez disso',
  },
};
