import { ArticleCategoryInput } from '#shared/domains/article-category/contract.ts';
import { masterForm } from '#web/domains/system/widgets/master/master-config.ts';

export const form = masterForm({ schema: ArticleCategoryInput });
