import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const artistRecord = defineRecord({
  code: 2,
  name: 'artist',
  can: ['attachments', 'tags', 'batch', 'word', 'excel', 'statuses', 'freeFields', 'import', 'owner'],
  rights: ['read', 'create', 'update', 'delete'],
  outside: { artist: ['read'] },
  viewNo: 2,
  nav: { group: 'book', place: 20, keys: 'g a' },
  stack: 'relations',
});
