import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const advancingTemplateRecord = defineRecord({
  code: 18,
  name: 'advancingTemplate',
  can: [],
  rights: ['read', 'update'],
  laterRights: { 20: ['read', 'update'] },
  stack: 'travel',
});
