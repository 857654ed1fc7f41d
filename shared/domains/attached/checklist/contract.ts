import { reads, writes } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { RecordSubject } from '#shared/kernel/record/subject.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { ChecklistItem, ChecklistState } from './schemas.ts';

const Ref = RecordSubject.extend({ itemId: Id });

export const checklistContract = contract('checklist', {
  errors: { 'checklist.full': 409 },
  routes: {
    /** Lists the items to check on one record: the presets of its area in their order, then its own items. */
    list: route(pageApi('POST', '/checklist/list'), reads('task.read'), {
      body: RecordSubject,
      output: rowsOf(ChecklistItem),
    }),
    setState: route(pageApi('POST', '/checklist/setstate'), writes('task.update'), {
      body: Ref.extend({ state: ChecklistState }),
      output: ChecklistItem,
    }),
    add: route(pageApi('POST', '/checklist/add'), writes('task.create'), {
      body: RecordSubject.extend({ name: requiredText(100) }),
      output: ChecklistItem,
    }),
    /** Deletes one of the record's own items. A preset's item can only be marked as not needed. */
    remove: route(pageApi('POST', '/checklist/delete'), writes('task.update'), { body: Ref, output: Done }),
  },
});
