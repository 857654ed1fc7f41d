import type { ArticleId } from '#shared/domains/operator/support/schemas.ts';

interface Text {
  readonly title: string;
  /** Light markup (kernel/text/rich-text.ts): paragraphs, lists, **bold**. Names of buttons as the page shows them. */
  readonly content: string;
}
/** Languages that the articles are written in; who reads another one reads English. */
export const WRITTEN = ['en', 'nl', 'de'] as const;
export type Article = { readonly related: readonly ArticleId[] } & Readonly<Record<(typeof WRITTEN)[number], Text>>;
