import * as z from 'zod';
import { Locale } from '#shared/kernel/text/locale.ts';
import { words } from '#shared/kernel/values/words.ts';

/** The service's own help, the same for every agency. */
export const ARTICLE_IDS = [
  ...words('getting-started shows-and-options confirming planning availability conflicts contracts'),
  ...words('signing quotes invoices bookkeeping-export ground-transport travel guest-lists'),
  ...words('secret-links web-forms companies-and-contacts import excel calendars users'),
] as const;
export const ArticleId = z.enum(ARTICLE_IDS);
export type ArticleId = z.infer<typeof ArticleId>;

/** `content` is rich text as the product keeps it (kernel/text/rich-text.ts). */
const Translation = z.object({ language: Locale, title: z.string(), slug: z.string(), content: z.string() });
export const SupportArticle = z.object({
  articleId: ArticleId,
  translations: z.array(Translation),
  relatedArticles: z.array(
    z.object({ articleId: ArticleId, translations: z.array(Translation.omit({ content: true })) }),
  ),
});
export type SupportArticle = z.infer<typeof SupportArticle>;
