import { defineFields } from '#shared/kernel/record/fields.ts';
import type { CompanyFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;
const internal = { sees: 'inside' } as const;

/** The fields of a company. */
export const companyFields = defineFields<CompanyFields>()({
  name: plain,
  roles: plain,
  address: plain,
  email: plain,
  phone: plain,
  website: plain,
  registerNumber: { ...internal, blank: '' },
  vatNumber: { ...internal, blank: '' },
  financialRisk: { ...internal, blank: { level: 'unknown', comment: '' } },
  isActive: plain,
  notes: { ...internal, blank: '' },
  freeFields: { ...plain, log: false },
  capacity: plain,
  zone: plain,
  venueDetails: plain,
  bank: internal,
  paymentTermId: internal,
  vatRateId: internal,
  culture: plain,
  statusId: internal,
  tagIds: internal,
  isPreliminary: { ...internal, log: false },
});
