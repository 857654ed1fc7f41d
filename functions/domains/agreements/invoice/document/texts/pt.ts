import type { InvoiceTexts } from './en.ts';
import { ptBr } from './pt-br.ts';

export const pt: InvoiceTexts = {
  ...ptBr,
  deposit: 'Fatura de adiantamento',
  reference: 'A sua referência',
  registerNumber: 'Número de registo',
  contact: 'Contacto',
};
