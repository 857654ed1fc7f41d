import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const lodgingRecord = defineRecord({
  code: 13,
  name: 'lodging',
  can: ['attachments', 'tags', 'batch', 'word', 'excel', 'calendar', 'travel', 'stay', 'drag'],
  rights: ['read', 'create', 'update', 'delete'],
  laterRights: { 9: ['read', 'update', 'delete'] },
  outside: { artist: ['read'] },
  viewNo: 19,
  nav: { group: 'road', place: 50, roles: ['artist'] },
  stack: 'travel',
});
