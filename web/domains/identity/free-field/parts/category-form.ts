import { FreeFieldCategoryInput } from '#shared/domains/identity/free-field-category/contract.ts';
import { masterForm } from '#web/kits/master/master-config.ts';

export const form = masterForm({ schema: FreeFieldCategoryInput });
