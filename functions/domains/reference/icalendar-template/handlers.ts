import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { icalendarTemplateContract, TEMPLATE_FIELDS } from '#shared/domains/reference/icalendar-template/contract.ts';
import { unknownFields } from '#shared/kernel/text/field-text.ts';
import { icalendarTemplateStore } from './store.ts';

export const handlers = masterHandlers(icalendarTemplateContract.routes, icalendarTemplateStore, {
  problems: (texts) => unknownFields(TEMPLATE_FIELDS, texts),
});
