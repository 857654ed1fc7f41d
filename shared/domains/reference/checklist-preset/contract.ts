import * as z from 'zod';
import { MasterInput, masterOf, masterRoutes, sortRoute } from '#shared/kernel/master-contract.ts';
import { v1, v1ById } from '#shared/kernel/record-contract.ts';
import { contract } from '#shared/kernel/route.ts';
import { RECORD_TARGETS } from '#shared/kernel/target.ts';
import { text } from '#shared/kernel/text.ts';

export const CHECKLIST_AREAS = RECORD_TARGETS;
export const ChecklistArea = z.enum(CHECKLIST_AREAS, { error: 'choice' });
export type ChecklistArea = z.infer<typeof ChecklistArea>;

/** An item to check on every record of a main area. */
export const ChecklistPresetInput = MasterInput.extend({ mainArea: ChecklistArea, help: text(200).default('') });
export type ChecklistPresetInput = z.infer<typeof ChecklistPresetInput>;
export const ChecklistPreset = masterOf(ChecklistPresetInput);
export type ChecklistPreset = z.infer<typeof ChecklistPreset>;

const spec = { path: 'checklistpreset', input: ChecklistPresetInput };
const routes = masterRoutes({ ...spec, scope: z.object({ mainArea: ChecklistArea.optional() }) });

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
