import type { Messages } from '#shared/kernel/text/messages.ts';

export const cardAccountMessages: Messages = {
  'cardAccount.key': {
    en: 'Enter a secret key. It begins with sk_ or rk_.',
    nl: 'Voer een geheime sleutel in. Die begint met sk_ of rk_.',
    de: 'Geben Sie einen geheimen Schlüssel ein. Er beginnt mit sk_ oder rk_.',
    it: 'Inserisci una chiave segreta. Inizia con sk_ o rk_.',
    es: 'Introduce una clave secreta. Empieza por sk_ o rk_.',
    'pt-br': 'Insira uma chave secreta. Ela começa com sk_ ou rk_.',
    pt: 'Introduza uma chave secreta. Começa por sk_ ou rk_.',
  },
  'cardAccount.keyRefused': {
    en: 'Stripe does not know this key',
    nl: 'Stripe kent deze sleutel niet',
    de: 'Stripe kennt diesen Schlüssel nicht',
    it: 'Stripe non riconosce questa chiave',
    es: 'Stripe no reconoce esta clave',
    'pt-br': 'O Stripe não reconhece esta chave',
    pt: 'O Stripe não reconhece esta chave',
  },
  'cardAccount.notAllowed': {
    en: 'This key may not do what is needed: read the account, and write checkout sessions, refunds and webhooks',
    nl: 'Deze sleutel mag niet wat nodig is: het account lezen, en checkoutsessies, terugbetalingen en webhooks schrijven',
    de: 'Dieser Schlüssel darf nicht, was nötig ist: das Konto lesen sowie Checkout-Sitzungen, Erstattungen und Webhooks schreiben',
    it: 'Questa chiave non può fare ciò che serve: leggere l’account e scrivere sessioni di checkout, rimborsi e webhook',
    es: 'Esta clave no puede hacer lo necesario: leer la cuenta y escribir sesiones de pago, devoluciones y webhooks',
    'pt-br': 'Esta chave não pode fazer o necessário: ler a conta e gravar sessões de checkout, reembolsos e webhooks',
    pt: 'Esta chave não pode fazer o necessário: ler a conta e gravar sessões de checkout, reembolsos e webhooks',
  },
  'cardAccount.noAnswer': {
    en: 'Stripe does not answer at the moment. Please try again later.',
    nl: 'Stripe antwoordt op dit moment niet. Probeer het later opnieuw.',
    de: 'Stripe antwortet im Moment nicht. Bitte versuchen Sie es später noch einmal.',
    it: 'Stripe al momento non risponde. Riprova più tardi.',
    es: 'Stripe no responde en este momento. Inténtalo más tarde.',
    'pt-br': 'O Stripe não responde no momento. Tente de novo mais tarde.',
    pt: 'O Stripe não responde de momento. Tente de novo mais tarde.',
  },
  'cardAccount.notConnected': {
    en: 'This bookkeeping takes no card payments',
    nl: 'Deze boekhouding neemt geen kaartbetalingen aan',
    de: 'Diese Buchhaltung nimmt keine Kartenzahlungen an',
    it: 'Questa contabilità non accetta pagamenti con carta',
    es: 'Esta contabilidad no acepta pagos con tarjeta',
    'pt-br': 'Esta contabilidade não aceita pagamentos com cartão',
    pt: 'Esta contabilidade não aceita pagamentos com cartão',
  },
};
