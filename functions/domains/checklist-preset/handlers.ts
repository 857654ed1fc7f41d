import { masterHandlers, sortHandler } from '#functions/platform/record/master-handlers.ts';
import { checklistPresetContract } from '#shared/domains/checklist-preset/contract.ts';
import { checklistPresetStore } from './store.ts';

const { routes } = checklistPresetContract;

export const handlers = {
  ...masterHandlers(routes, checklistPresetStore),
  ...sortHandler(routes, checklistPresetStore),
};
