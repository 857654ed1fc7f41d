import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const venueRecord = defineRecord({
  code: 14,
  name: 'venue',
  can: ['excel', 'import'],
  rights: ['read', 'create', 'update', 'delete'],
  outside: { artist: ['read'], promoter: ['read'] },
  viewNo: 3,
  nav: { group: 'relations', place: 20 },
  stack: 'relations',
});
