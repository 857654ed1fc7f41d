import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const companyRecord = defineRecord({
  code: 3,
  name: 'company',
  can: ['attachments', 'tags', 'batch', 'word', 'excel', 'statuses', 'freeFields', 'import', 'merge', 'approval'],
  rights: ['read', 'create', 'update', 'delete', 'approve'],
  laterRights: { 1: ['approve'] },
  viewNo: 4,
  nav: { group: 'relations', place: 10 },
  stack: 'relations',
});
