import type { ArticleId } from '#shared/domains/operator/support/schemas.ts';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import { kindsWith, type RecordName } from '#shared/records.ts';

const pagesOf = (kinds: readonly RecordName[], article: ArticleId) =>
  Object.fromEntries(kinds.map((kind) => [pathOfKind(kind), article]));
/** The help article of a page, by the start of its address. The longest match counts. */
const PAGES: Readonly<Record<string, ArticleId>> = {
  ...pagesOf(kindsWith('travel'), 'travel'),
  ...pagesOf(kindsWith('agreement'), 'quotes'),
  '/show': 'shows-and-options',
  '/production': 'shows-and-options',
  '/planning': 'planning',
  '/schedule': 'planning',
  '/planning/availability': 'availability',
  '/artist': 'availability',
  '/groundtransport': 'ground-transport',
  '/guestlist': 'guest-lists',
  '/planning/map': 'conflicts',
  '/planning/itinerary': 'secret-links',
  '/contract': 'contracts',
  '/esign': 'signing',
  '/signedarchive': 'signing',
  '/mailtext': 'signing',
  '/invoice': 'invoices',
  '/invoice/dataexport': 'bookkeeping-export',
  '/invoiceexport': 'bookkeeping-export',
  '/payment': 'invoices',
  '/payout': 'invoices',
  '/money': 'invoices',
  '/statement': 'invoices',
  '/bookkeeping': 'invoices',
  '/einvoice': 'invoices',
  '/cardaccount': 'invoices',
  '/vatrate': 'invoices',
  '/article': 'contracts',
  '/artistrider': 'contracts',
  '/template': 'contracts',
  '/templatesettings': 'contracts',
  '/wordtemplate': 'contracts',
  '/webform': 'web-forms',
  '/webflow': 'web-forms',
  '/company': 'companies-and-contacts',
  '/contact': 'companies-and-contacts',
  '/hubspot': 'companies-and-contacts',
  '/venue': 'companies-and-contacts',
  '/promoter': 'companies-and-contacts',
  '/import': 'import',
  '/exceltemplate': 'excel',
  '/show/total': 'excel',
  '/externalcalendar': 'calendars',
  '/externalevent': 'calendars',
  '/icalendarfeed': 'calendars',
  '/icalendartemplate': 'calendars',
  '/personalsettings/icalendar-feeds': 'calendars',
  '/user': 'users',
  '/useraction': 'users',
  '/adminone/user': 'users',
};

/** The address of a request of a web form, which lies among those of shows. */
const OF_WEBFORM = /^\/show\/[^/]+\/fromwebform$/;
/** The address of a signing, which lies among those of its record. */
const OF_SIGNING = /^\/[^/]+\/[^/]+\/esign$/;

export function pageArticle(pathname: string): ArticleId {
  if (OF_WEBFORM.test(pathname)) return 'web-forms';
  if (OF_SIGNING.test(pathname)) return 'signing';
  const parts = pathname.split('/');
  const starts = parts.map((_, i) => parts.slice(0, parts.length - i).join('/'));
  const start = starts.find((one) => Object.hasOwn(PAGES, one));
  return (start && PAGES[start]) || 'getting-started';
}
