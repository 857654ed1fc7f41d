import { MasterStore } from '#functions/platform/record/master.ts';
import type { IcalendarTemplateInput } from '#shared/domains/reference/icalendar-template/contract.ts';

export const icalendarTemplateStore = new MasterStore<IcalendarTemplateInput>({ name: 'icalendar-template' });
