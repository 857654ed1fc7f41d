import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const groundTransportRecord = defineRecord({
  code: 8,
  name: 'groundTransport',
  can: ['attachments', 'tags', 'batch', 'word', 'excel', 'calendar', 'travel', 'drag'],
  rights: ['read', 'create', 'update', 'delete'],
  laterRights: { 4: ['read', 'update', 'delete'] },
  outside: { artist: ['read'] },
  viewNo: 14,
  nav: { group: 'road', place: 40, roles: ['artist'] },
  stack: 'travel',
});
