import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const taskRecord = defineRecord({
  code: 17,
  name: 'task',
  can: ['owner'],
  rights: ['read', 'create', 'update'],
  stack: 'booking',
});
