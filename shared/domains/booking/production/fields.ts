import { defineFields, internal, plain, printed, silent } from '#shared/kernel/record/fields.ts';
import type { ProductionFields } from './schemas.ts';

/** The fields of a production. */
export const productionFields = defineFields<ProductionFields>()({
  startDate: { ...plain, type: 'day', in: ['excel', 'word'] },
  endDate: { ...plain, type: 'day', in: ['excel', 'word'] },
  name: { ...plain, ...printed },
  notes: { ...internal, blank: '', ...printed },
  artists: { ...plain, type: 'references', in: ['excel'] },
  tagIds: internal,
  externalNotes: { ...plain, ...printed },
  statusId: internal,
  freeFields: { ...plain, ...silent },
  owner: { ...plain, type: 'reference', in: ['excel', 'word'] },
  team: { ...internal, type: 'references', in: ['excel'] },
});
