import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const productionRecord = defineRecord({
  code: 5,
  name: 'production',
  can: ['attachments', 'tags', 'batch', 'word', 'excel', 'statuses', 'freeFields'],
  rights: ['read', 'create', 'update', 'delete'],
  outside: { artist: ['read'] },
  viewNo: 1,
  nav: { group: 'book', place: 30 },
  hasCoreExport: true,
  stack: 'booking',
});
