import type { Translated } from '#shared/kernel/text/translated.ts';
import type { GUEST_MAILS } from './guest-mails.ts';

/** The names of the mails to guests. */
export const GUEST_NAMES: Readonly<Record<keyof typeof GUEST_MAILS, Translated>> = {
  guestApproved: {
    en: 'Guest approved',
    nl: 'Gast goedgekeurd',
    de: 'Gast freigegeben',
    it: 'Ospite approvato',
    es: 'Invitado aprobado',
    'pt-br': 'Convidado aprovado',
    pt: 'Convidado aprovado',
  },
  guestWaitlist: {
    en: 'Guest on the waiting list',
    nl: 'Gast op de wachtlijst',
    de: 'Gast auf der Warteliste',
    it: 'Ospite in lista d’attesa',
    es: 'Invitado en lista de espera',
    'pt-br': 'Convidado na lista de espera',
    pt: 'Convidado na lista de espera',
  },
  guestDenied: {
    en: 'Guest denied',
    nl: 'Gast geweigerd',
    de: 'Gast abgelehnt',
    it: 'Ospite rifiutato',
    es: 'Invitado rechazado',
    'pt-br': 'Convidado recusado',
    pt: 'Convidado recusado',
  },
};
