import { words } from '#shared/kernel/translated.ts';

/** The name of a purchase agreement on paper, in mails and in the log of a link. */
export const PURCHASE_NAME = words(
  'Purchase agreement',
  'Inkoopovereenkomst',
  'Einkaufsvertrag',
  'Contratto di acquisto',
  'Contrato de compra',
  'Contrato de compra',
  'Contrato de compra',
);
export const PURCHASES_NAME = words(
  'Purchase agreements',
  'Inkoopovereenkomsten',
  'Einkaufsverträge',
  'Contratti di acquisto',
  'Contratos de compra',
  'Contratos de compra',
  'Contratos de compra',
);
