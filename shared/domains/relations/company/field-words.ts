import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { companyFields } from './fields.ts';

/** The words for the fields of a company: in the log. */
export const companyFieldWords: FieldWords<typeof companyFields> = {
  name: HEADINGS.name,
  roles: TERMS.type,
  address: TERMS.address,
  email: HEADINGS.email,
  phone: HEADINGS.phone,
  website: HEADINGS.website,
  registerNumber: {
    en: 'Register number',
    nl: 'Registratienummer',
    de: 'Registernummer',
    it: 'Numero di registro',
    es: 'Número de registro',
    'pt-br': 'Número de registro',
    pt: 'Número de registo',
  },
  debtorNumber: {
    en: 'Debtor number',
    nl: 'Debiteurnummer',
    de: 'Debitorennummer',
    it: 'Numero cliente',
    es: 'Número de deudor',
    'pt-br': 'Número do devedor',
    pt: 'Número do devedor',
  },
  vatNumber: {
    en: 'VAT number',
    nl: 'Btw-nummer',
    de: 'USt-IdNr.',
    it: 'Partita IVA',
    es: 'Número de IVA',
    'pt-br': 'Número de IVA',
    pt: 'Número de IVA',
  },
  financialRisk: {
    en: 'Financial risk',
    nl: 'Financieel risico',
    de: 'Finanzielles Risiko',
    it: 'Rischio finanziario',
    es: 'Riesgo financiero',
    'pt-br': 'Risco financeiro',
    pt: 'Risco financeiro',
  },
  isActive: TERMS.active,
  notes: HEADINGS.notes,
  capacity: HEADINGS.capacity,
  zone: HEADINGS.timeZone,
  venueDetails: HEADINGS.venue,
  bank: TERMS.bankAccount,
  paymentTermId: TERMS.paymentTerm,
  vatRateId: TERMS.vatRate,
  culture: HEADINGS.language,
  statusId: HEADINGS.status,
  tagIds: TERMS.tags,
};
