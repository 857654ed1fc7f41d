import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const quoteRecord = defineRecord({
  code: 9,
  name: 'quote',
  can: ['attachments', 'tags', 'batch', 'word', 'excel', 'statuses', 'freeFields', 'owner', 'printed', 'agreement'],
  rights: ['read', 'create', 'update', 'delete', 'send'],
  laterRights: { 5: ['read', 'create', 'update', 'delete', 'send'] },
  outside: { promoter: ['read'] },
  viewNo: 15,
  nav: { group: 'deal', place: 10, roles: ['promoter'] },
  hasCoreExport: true,
  stack: 'agreements',
});
