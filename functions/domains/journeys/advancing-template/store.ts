import { MasterStore } from '#functions/platform/record/master.ts';
import type { AdvancingTemplateInput } from '#shared/domains/journeys/advancing-template/schemas.ts';

export const advancingTemplateStore = new MasterStore<AdvancingTemplateInput>({
  name: 'advancing-template',
  sorted: true,
});
