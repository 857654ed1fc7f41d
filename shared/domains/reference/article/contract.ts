import * as z from 'zod';
import { Section } from '#shared/domains/reference/article-category/contract.ts';
import { ImageKey, withImages } from '#shared/kernel/contract/image-contract.ts';
import { copyRoute, MasterInput, masterOf, masterRoutes, sortRoute } from '#shared/kernel/contract/master-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { fileErrors } from '#shared/kernel/record/file.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { requiredText } from '#shared/kernel/text/text.ts';

export const ARTICLE_MAX = 20_000;

/** A text that is written once and used often. Its body is light markup, never HTML: what looks like a tag is refused. */
export const ArticleInput = MasterInput.extend({
  section: Section,
  categoryId: Id.optional(),
  body: requiredText(ARTICLE_MAX),
  imageKey: ImageKey,
});
export type ArticleInput = z.infer<typeof ArticleInput>;
export const Article = masterOf(ArticleInput);
export type Article = z.infer<typeof Article>;

const spec = { path: 'article', input: ArticleInput };
const routes = masterRoutes({ ...spec, scope: z.object({ section: Section.optional() }) });

export const articleContract = contract('article', {
  errors: fileErrors,
  routes: { ...withImages(routes, spec, ['imageKey']), ...sortRoute(spec), ...copyRoute(spec) },
});
