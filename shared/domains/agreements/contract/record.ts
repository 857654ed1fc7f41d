import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const contractRecord = defineRecord({
  code: 6,
  name: 'contract',
  can: ['attachments', 'tags', 'batch', 'word', 'excel', 'statuses', 'freeFields', 'owner', 'printed', 'agreement'],
  rights: ['read', 'create', 'update', 'delete', 'send'],
  outside: { artist: ['read'], promoter: ['read'] },
  viewNo: 6,
  nav: { group: 'deal', place: 20, keys: 'g c', roles: ['artist', 'promoter'] },
  stack: 'agreements',
});
