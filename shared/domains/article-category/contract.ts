import * as z from 'zod';
import { MasterInput, masterOf, masterRoutes, sortRoute } from '#shared/kernel/master-contract.ts';
import { contract } from '#shared/kernel/route.ts';

/** Where articles stand; the order must never change, only grow. */
export const ARTICLE_SECTIONS = ['contract', 'rider', 'advancing', 'travel', 'help'] as const;
export const ArticleSection = z.enum(ARTICLE_SECTIONS, { error: 'choice' });
export type ArticleSection = z.infer<typeof ArticleSection>;
export const sectionNo = (section: string): number | undefined =>
  (ARTICLE_SECTIONS as readonly string[]).indexOf(section) + 1 || undefined;

/** A heading that articles of a section stand under. */
export const ArticleCategoryInput = MasterInput.extend({ section: ArticleSection });
export type ArticleCategoryInput = z.infer<typeof ArticleCategoryInput>;
export const ArticleCategory = masterOf(ArticleCategoryInput);
export type ArticleCategory = z.infer<typeof ArticleCategory>;

const spec = { path: 'articlecategory', input: ArticleCategoryInput };
const scope = z.object({ section: ArticleSection.optional() });

export const articleCategoryContract = contract('article-category', {
  routes: { ...masterRoutes({ ...spec, scope }), ...sortRoute(spec) },
});
