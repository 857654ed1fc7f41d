import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { checklistPresetContract } from '#shared/domains/reference/checklist-preset/contract.ts';
import { checklistPresetStore } from './store.ts';

export const handlers = masterHandlers(checklistPresetContract.routes, checklistPresetStore);
