import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const guestListRecord = defineRecord({
  code: 16,
  name: 'guestList',
  can: [],
  rights: ['read', 'create', 'update', 'delete'],
  laterRights: { 10: ['read', 'create', 'update', 'delete'] },
  outside: { artist: ['read'], promoter: ['read'] },
  nav: { group: 'road', place: 60, roles: ['artist', 'promoter'] },
  stack: 'travel',
});
