import { ArticleCategoryInput } from '#shared/domains/reference/article-category/contract.ts';
import { masterForm } from '#web/kits/master/master-config.ts';

export const form = masterForm({ schema: ArticleCategoryInput });
