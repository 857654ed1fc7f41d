import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const invoiceRecord = defineRecord({
  code: 7,
  name: 'invoice',
  can: ['attachments', 'tags', 'batch', 'word', 'excel', 'statuses', 'freeFields', 'owner', 'printed'],
  rights: ['read', 'create', 'update', 'delete', 'issue', 'credit', 'pay', 'send', 'lockMonth', 'unlockMonth', 'review'],
  laterRights: {
    3: ['read', 'create', 'update', 'delete', 'issue', 'credit', 'pay', 'send'],
    11: ['lockMonth', 'unlockMonth'],
    12: ['review'],
  },
  viewNo: 12,
  nav: { group: 'money', place: 10, keys: 'g v' },
  stack: 'agreements',
});
