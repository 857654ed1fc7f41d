import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const showRecord = defineRecord({
  code: 1,
  name: 'show',
  can: ['attachments', 'tags', 'batch', 'word', 'excel', 'statuses', 'freeFields', 'owner', 'calendar'],
  rights: ['read', 'create', 'update', 'delete', 'confirm', 'lock', 'unlock', 'approve', 'readDeal', 'updateDeal'],
  outside: { artist: ['read', 'readDeal'], promoter: ['read'] },
  viewNo: 0,
  nav: { group: 'book', place: 10, keys: 'g s', roles: ['artist', 'promoter'] },
  stack: 'booking',
});
