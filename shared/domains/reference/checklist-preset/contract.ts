import * as z from 'zod';
import { MasterInput, masterOf, masterRoutes, sortRoute } from '#shared/kernel/contract/master-contract.ts';
import { v1, v1ById } from '#shared/kernel/contract/record-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { RECORD_SUBJECTS } from '#shared/kernel/record/subject.ts';
import { text } from '#shared/kernel/text/text.ts';

export const CHECKLIST_KINDS = RECORD_SUBJECTS;
export const ChecklistKind = z.enum(CHECKLIST_KINDS, { error: 'choice' });
export type ChecklistKind = z.infer<typeof ChecklistKind>;

/** An item to check on every record of a main area. */
export const ChecklistPresetInput = MasterInput.extend({ mainArea: ChecklistKind, help: text(200).default('') });
export type ChecklistPresetInput = z.infer<typeof ChecklistPresetInput>;
export const ChecklistPreset = masterOf(ChecklistPresetInput);
export type ChecklistPreset = z.infer<typeof ChecklistPreset>;

const spec = { path: 'checklistpreset', input: ChecklistPresetInput };
const routes = masterRoutes({ ...spec, scope: z.object({ mainArea: ChecklistKind.optional() }) });

export const checklistPresetContract = contract('checklist-preset', {
  routes: {
    ...routes,
    list: { ...routes.list, aliases: [v1('GET', '/checklistpresets')] },
    create: { ...routes.create, aliases: [v1('PUT', '/checklistpresets/items')] },
    update: { ...routes.update, aliases: [v1ById('POST', '/checklistpresets/items/{id}')] },
    remove: { ...routes.remove, aliases: [v1ById('DELETE', '/checklistpresets/items/{id}')] },
    ...sortRoute(spec),
  },
});
