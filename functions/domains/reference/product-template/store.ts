import { MasterStore } from '#functions/platform/record/master.ts';
import { type ProductTemplateInput, TEMPLATE_KINDS } from '#shared/domains/reference/product-template/contract.ts';

export const productTemplateStore = new MasterStore<ProductTemplateInput>({
  name: 'product-template',
  scope: { field: 'mainArea', toNo: (area) => (TEMPLATE_KINDS as readonly string[]).indexOf(area) + 1 || undefined },
});
