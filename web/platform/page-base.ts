type PageBase = 'core' | 'legacy';

const OF_AGREEMENT = ['/new', '/*', '/*/edit', '/*/copy', '/stats', '/total'];
/** The pages that the specification has at its legacy base (section 2). A star is the key of a record, or a secret. */
const LEGACY: ReadonlySet<string> = new Set([
  ...['/contract', '/quote', '/purchaseagreement', '/invoice'].flatMap((page) => OF_AGREEMENT.map((end) => page + end)),
  '/invoice/*/makecredit',
  '/show/total',
  ...['contract', 'invoice', 'purchaseagreement', 'quote'].map((paper) => `/show/*/${paper}/new`),
  ...['/externalcalendar/new', '/externalcalendar/*', '/externalcalendar/*/edit', '/externalevent/*'],
  ...['/groundtransport/*', '/train/*', '/user/internal/*/edit', '/user/external/*/edit'],
  ...['/advancing/approve/*', '/icalendarfeed/*', '/ical/*/help'],
]);

/** An id or a secret in an address, or the name of a parameter in a route. */
const KEY = /^(\{\w+\}|[\w-]{20,})$/;
const shapeOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (KEY.test(part) ? '*' : part))
    .join('/');

/** Finds the base of a page by its path, without a query: `/contract/{id}/edit`, or the address of one contract. */
export const baseOf = (path: string): PageBase => (LEGACY.has(shapeOf(path)) ? 'legacy' : 'core');
