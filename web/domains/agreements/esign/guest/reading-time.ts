import type { Invitation } from '#shared/domains/agreements/esign/view.ts';

/** Ours: a page of a contract has about 300 words, and people read about 200 words a minute. */
const MINUTES_A_PAGE = 1.5;

type Files = readonly Pick<Invitation['files'][number], 'pages' | 'role'>[];
export const pagesOf = (files: Files): number => files.reduce((sum, { pages }) => sum + pages, 0);
/** The minutes that it takes to read what is agreed. Files for information do not count. */
export const readingMinutes = (files: Files): number =>
  Math.max(1, Math.round(pagesOf(files.filter(({ role }) => role !== 'info')) * MINUTES_A_PAGE));
