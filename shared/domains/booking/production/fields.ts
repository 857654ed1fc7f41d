import { defineFields } from '#shared/kernel/record/fields.ts';
import type { ProductionFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;
const internal = { sees: 'inside' } as const;

/** The fields of a production. */
export const productionFields = defineFields<ProductionFields>()({
  startDate: plain,
  endDate: plain,
  name: plain,
  notes: { ...internal, blank: '' },
  artists: plain,
  tagIds: internal,
  externalNotes: plain,
  statusId: internal,
  freeFields: { ...plain, log: false },
  owner: plain,
  team: internal,
});
