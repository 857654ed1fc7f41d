import type { Messages } from '#shared/kernel/text/messages.ts';

export const subscriptionMessages: Messages = {
  'subscription.none': {
    en: 'Your agency has no subscription',
    nl: 'Uw bureau heeft geen abonnement',
    de: 'Ihre Agentur hat kein Abonnement',
    it: 'La tua agenzia non ha un abbonamento',
    es: 'Tu agencia no tiene suscripción',
    'pt-br': 'Sua agência não tem assinatura',
    pt: 'A sua agência não tem subscrição',
  },
  'subscription.exists': {
    en: 'This agency has a subscription already',
    nl: 'Dit bureau heeft al een abonnement',
    de: 'Diese Agentur hat schon ein Abonnement',
    it: 'Questa agenzia ha già un abbonamento',
    es: 'Esta agencia ya tiene una suscripción',
    'pt-br': 'Esta agência já tem uma assinatura',
    pt: 'Esta agência já tem uma subscrição',
  },
  'subscription.noOffer': {
    en: 'Save your plans first',
    nl: 'Sla eerst uw abonnementsvormen op',
    de: 'Speichern Sie zuerst Ihre Tarife',
    it: 'Salva prima i tuoi piani',
    es: 'Guarda primero tus planes',
    'pt-br': 'Primeiro salve os seus planos',
    pt: 'Guarde primeiro os seus planos',
  },
  'subscription.noCards': {
    en: 'Cards are not taken at the moment. Please pay by bank transfer.',
    nl: 'Kaarten worden op dit moment niet aangenomen. Betaal per overboeking.',
    de: 'Karten werden zurzeit nicht angenommen. Bitte zahlen Sie per Überweisung.',
    it: 'Al momento non si accettano carte. Paga con bonifico.',
    es: 'En este momento no se aceptan tarjetas. Paga por transferencia.',
    'pt-br': 'No momento não aceitamos cartões. Pague por transferência.',
    pt: 'De momento não aceitamos cartões. Pague por transferência.',
  },
  'subscription.seatsUsed': {
    en: '{users} users may sign in. Deactivate some of them first.',
    nl: '{users} gebruikers kunnen inloggen. Deactiveer er eerst een aantal.',
    de: '{users} Benutzer können sich anmelden. Deaktivieren Sie zuerst einige davon.',
    it: '{users} utenti possono accedere. Disattivane prima qualcuno.',
    es: '{users} usuarios pueden iniciar sesión. Desactiva antes a algunos.',
    'pt-br': '{users} usuários podem entrar. Desative alguns primeiro.',
    pt: '{users} utilizadores podem iniciar sessão. Desative alguns primeiro.',
  },
};
