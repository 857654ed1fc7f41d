import type { Messages } from '#shared/kernel/text/messages.ts';

export const invoiceReminderMessages: Messages = {
  'invoice.holdInPast': {
    en: 'Choose today or a later day',
    nl: 'Kies vandaag of een latere dag',
    de: 'Wählen Sie heute oder einen späteren Tag',
    it: 'Scegli oggi o un giorno successivo',
    es: 'Elige hoy o un día posterior',
    'pt-br': 'Escolha hoje ou um dia posterior',
    pt: 'Escolha hoje ou um dia posterior',
  },
  'invoice.notHeld': {
    en: 'Its reminders are not on hold',
    nl: 'De herinneringen zijn niet opgeschort',
    de: 'Es besteht kein Mahnstopp',
    it: 'I solleciti non sono sospesi',
    es: 'Sus recordatorios no están en pausa',
    'pt-br': 'Os lembretes não estão suspensos',
    pt: 'Os lembretes não estão suspensos',
  },
};
