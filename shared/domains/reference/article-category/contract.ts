import * as z from 'zod';
import { MasterInput, masterOf, masterRoutes, sortRoute } from '#shared/kernel/contract/master-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { ARTICLE_SECTIONS } from './sections.ts';

export const Section = z.enum(ARTICLE_SECTIONS, { error: 'choice' });

/** A heading that articles of a section stand under. */
export const ArticleCategoryInput = MasterInput.extend({ section: Section });
export type ArticleCategoryInput = z.infer<typeof ArticleCategoryInput>;
export const ArticleCategory = masterOf(ArticleCategoryInput);
export type ArticleCategory = z.infer<typeof ArticleCategory>;

const spec = { path: 'articlecategory', input: ArticleCategoryInput };
const scope = z.object({ section: Section.optional() });

export const articleCategoryContract = contract('article-category', {
  routes: { ...masterRoutes({ ...spec, scope }), ...sortRoute(spec) },
});
