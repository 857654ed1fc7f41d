import { defineFields } from '#shared/kernel/fields.ts';
import type { ProductionFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;
const inside = { sees: 'inside' } as const;

/** The fields of a production. */
export const productionFields = defineFields<ProductionFields>()({
  startDate: plain,
  endDate: plain,
  name: plain,
  notes: { ...inside, blank: '' },
  artists: plain,
  tagIds: inside,
  externalNotes: plain,
  statusId: inside,
  freeFields: { ...plain, log: false },
  owner: plain,
  team: inside,
});
