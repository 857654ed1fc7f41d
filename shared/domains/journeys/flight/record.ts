import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const flightRecord = defineRecord({
  code: 11,
  name: 'flight',
  can: ['attachments', 'tags', 'batch', 'word', 'excel', 'calendar', 'travel'],
  rights: ['read', 'create', 'update', 'delete'],
  laterRights: { 7: ['read', 'update', 'delete'] },
  outside: { artist: ['read'] },
  viewNo: 17,
  nav: { group: 'road', place: 20, roles: ['artist'] },
  stack: 'travel',
});
