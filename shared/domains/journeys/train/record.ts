import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const trainRecord = defineRecord({
  code: 12,
  name: 'train',
  can: ['attachments', 'tags', 'batch', 'word', 'excel', 'calendar', 'travel'],
  rights: ['read', 'create', 'update', 'delete'],
  laterRights: { 8: ['read', 'update', 'delete'] },
  outside: { artist: ['read'] },
  viewNo: 18,
  nav: { group: 'road', place: 30, roles: ['artist'] },
  stack: 'travel',
});
