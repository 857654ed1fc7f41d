/** The sections of articles. Never change the order: append only. */
export const ARTICLE_SECTIONS = ['contract', 'rider', 'advancing', 'travel', 'help'] as const;
export type ArticleSection = (typeof ARTICLE_SECTIONS)[number];

export const isSection = (value: unknown): value is ArticleSection => ARTICLE_SECTIONS.some((one) => one === value);
/** Returns the number of a section, from 1; undefined for an unknown section. */
export const sectionNo = (value: string): number | undefined =>
  (ARTICLE_SECTIONS as readonly string[]).indexOf(value) + 1 || undefined;
