import * as z from 'zod';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { RecordSubject } from '#shared/kernel/record/subject.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { ChecklistItem, ChecklistState } from './schemas.ts';

const reads = { audience: 'user', permission: 'task.read', grants: ['table:read'] } as const;
const writes = { audience: 'user', permission: 'task.update', grants: ['table:read', 'table:write'] } as const;
const Ref = RecordSubject.extend({ itemId: Id });

export const checklistContract = contract('checklist', {
  errors: { 'checklist.full': 409 },
  routes: {
    /** Lists the items to check on one record: the presets of its area in their order, then its own items. */
    list: route({
      ...pageApi('POST', '/checklist/list'),
      ...reads,
      body: RecordSubject,
      output: z.object({ rows: z.array(ChecklistItem) }),
    }),
    setState: route({
      ...pageApi('POST', '/checklist/setstate'),
      ...writes,
      body: Ref.extend({ state: ChecklistState }),
      output: ChecklistItem,
    }),
    add: route({
      ...pageApi('POST', '/checklist/add'),
      ...writes,
      permission: 'task.create',
      body: RecordSubject.extend({ name: requiredText(100) }),
      output: ChecklistItem,
    }),
    /** Deletes one of the record's own items. A preset's item can only be marked as not needed. */
    remove: route({ ...pageApi('POST', '/checklist/delete'), ...writes, body: Ref, output: Done }),
  },
});
