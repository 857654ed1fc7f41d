import { defineFields, internal, plain, printed, silent } from '#shared/kernel/record/fields.ts';
import type { CompanyFields } from './schemas.ts';

/** The fields of a company. */
export const companyFields = defineFields<CompanyFields>()({
  name: { ...plain, ...printed },
  roles: plain,
  address: plain,
  email: { ...plain, ...printed },
  phone: { ...plain, ...printed },
  website: { ...plain, ...printed },
  registerNumber: { ...internal, blank: '', ...printed },
  vatNumber: { ...internal, blank: '', ...printed },
  debtorNumber: { ...internal, type: 'text', in: ['excel'] },
  financialRisk: { ...internal, blank: { level: 'unknown', comment: '' } },
  isActive: { ...plain, type: 'flag', in: ['excel'] },
  notes: { ...internal, blank: '', ...printed },
  freeFields: { ...plain, ...silent },
  capacity: { ...plain, type: 'number', in: ['excel', 'word'] },
  zone: { ...plain, type: 'text', in: ['excel'] },
  venueDetails: plain,
  bank: internal,
  paymentTermId: internal,
  eAddress: internal,
  buyerReference: internal,
  vatRateId: internal,
  culture: plain,
  statusId: internal,
  tagIds: internal,
  isPreliminary: { ...internal, ...silent },
});
