import { keptBytes } from '#functions/platform/files/usage.ts';
import { MasterStore } from '#functions/platform/record/master.ts';
import type { ArticleInput } from '#shared/domains/reference/article/contract.ts';
import { sectionNo } from '#shared/domains/reference/article-category/sections.ts';

/** Characters of the body that a keyword is looked for in. */
const SEARCHED = 300;

export const articleStore = new MasterStore<ArticleInput>({
  name: 'article',
  bytes: keptBytes,
  scope: { field: 'section', toNo: sectionNo },
  sorted: true,
  words: ({ body }) => body.slice(0, SEARCHED),
});
