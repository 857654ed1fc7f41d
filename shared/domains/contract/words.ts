import { words } from '#shared/kernel/translated.ts';

/** The name of a contract on paper, in mails and in the log of a link. */
export const CONTRACT_NAME = words('Contract', 'Contract', 'Vertrag', 'Contratto', 'Contrato', 'Contrato', 'Contrato');
export const CONTRACTS_NAME = words(
  'Contracts',
  'Contracten',
  'Verträge',
  'Contratti',
  'Contratos',
  'Contratos',
  'Contratos',
);
