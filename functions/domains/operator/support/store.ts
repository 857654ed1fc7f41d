import { slugOf } from '#shared/domains/operator/support/rules.ts';
import type { ArticleId, SupportArticle } from '#shared/domains/operator/support/schemas.ts';
import { type Article, WRITTEN } from './article.ts';
import { availability } from './articles/availability.ts';
import { bookkeepingExport } from './articles/bookkeeping-export.ts';
import { calendars } from './articles/calendars.ts';
import { companiesAndContacts } from './articles/companies-and-contacts.ts';
import { confirming } from './articles/confirming.ts';
import { conflicts } from './articles/conflicts.ts';
import { contracts } from './articles/contracts.ts';
import { excelExports } from './articles/excel.ts';
import { gettingStarted } from './articles/getting-started.ts';
import { guestLists } from './articles/guest-lists.ts';
import { importing } from './articles/import.ts';
import { invoices } from './articles/invoices.ts';
import { planning } from './articles/planning.ts';
import { quotes } from './articles/quotes.ts';
import { rides } from './articles/rides.ts';
import { secretLinks } from './articles/secret-links.ts';
import { showsAndOptions } from './articles/shows-and-options.ts';
import { signing } from './articles/signing.ts';
import { travel } from './articles/travel.ts';
import { users } from './articles/users.ts';
import { webForms } from './articles/web-forms.ts';

/** They come with the code: an agency has none of its own. */
export const articles: Readonly<Record<ArticleId, Article>> = {
  'getting-started': gettingStarted,
  'shows-and-options': showsAndOptions,
  confirming,
  planning,
  availability,
  conflicts,
  contracts,
  signing,
  quotes,
  invoices,
  'ground-transport': rides,
  travel,
  'guest-lists': guestLists,
  'secret-links': secretLinks,
  'web-forms': webForms,
  'companies-and-contacts': companiesAndContacts,
  import: importing,
  excel: excelExports,
  calendars,
  'bookkeeping-export': bookkeepingExport,
  users,
};

const translationsOf = (id: ArticleId) =>
  WRITTEN.map((language) => ({ language, slug: slugOf(articles[id][language].title), ...articles[id][language] }));

export const articleOf = (articleId: ArticleId): SupportArticle => ({
  articleId,
  translations: translationsOf(articleId),
  relatedArticles: articles[articleId].related.map((id) => ({ articleId: id, translations: translationsOf(id) })),
});
