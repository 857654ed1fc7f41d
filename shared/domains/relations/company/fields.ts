import { defineFields } from '#shared/kernel/fields.ts';
import type { CompanyFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;
const inside = { sees: 'inside' } as const;

/** The fields of a company. */
export const companyFields = defineFields<CompanyFields>()({
  name: plain,
  roles: plain,
  address: plain,
  email: plain,
  phone: plain,
  website: plain,
  registerNumber: { ...inside, blank: '' },
  vatNumber: { ...inside, blank: '' },
  financialRisk: { ...inside, blank: { level: 'unknown', comment: '' } },
  isActive: plain,
  notes: { ...inside, blank: '' },
  freeFields: { ...plain, log: false },
  capacity: plain,
  zone: plain,
  venueDetails: plain,
  bank: inside,
  paymentTermId: inside,
  vatRateId: inside,
  culture: plain,
  statusId: inside,
  tagIds: inside,
  isPreliminary: { ...inside, log: false },
});
