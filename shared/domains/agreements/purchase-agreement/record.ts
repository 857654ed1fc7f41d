import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const purchaseAgreementRecord = defineRecord({
  code: 10,
  name: 'purchaseAgreement',
  can: ['attachments', 'tags', 'batch', 'word', 'excel', 'statuses', 'freeFields', 'owner', 'printed', 'agreement'],
  rights: ['read', 'create', 'update', 'delete', 'send', 'approve', 'pay', 'selfBill'],
  laterRights: { 6: ['read', 'create', 'update', 'delete', 'send'], 14: ['approve', 'pay'], 16: ['selfBill'] },
  outside: { artist: ['read'] },
  viewNo: 16,
  nav: { group: 'deal', place: 30, roles: ['artist'] },
  hasCoreExport: true,
  stack: 'agreements',
});
