import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const invoiceRecord = defineRecord({
  code: 7,
  name: 'invoice',
  can: ['attachments', 'tags', 'batch', 'word', 'excel', 'statuses', 'freeFields', 'owner', 'printed'],
  rights: [
    'read',
    'create',
    'update',
    'delete',
    'issue',
    'credit',
    'pay',
    'send',
    'lockMonth',
    'unlockMonth',
    'review',
  ],
  laterRights: {
    3: ['read', 'create', 'update', 'delete', 'issue', 'credit', 'pay', 'send'],
    12: ['review'],
    15: ['lockMonth', 'unlockMonth'],
  },
  viewNo: 12,
  nav: { group: 'money', place: 10, keys: 'g v' },
  stack: 'agreements',
});
