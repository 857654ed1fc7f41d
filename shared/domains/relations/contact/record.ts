import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const contactRecord = defineRecord({
  code: 4,
  name: 'contact',
  can: ['attachments', 'tags', 'batch', 'word', 'excel', 'statuses', 'freeFields', 'import', 'merge', 'approval'],
  rights: ['read', 'create', 'update', 'delete', 'approve', 'readPassport'],
  laterRights: { 2: ['approve'] },
  viewNo: 5,
  nav: { group: 'relations', place: 30 },
  stack: 'relations',
});
