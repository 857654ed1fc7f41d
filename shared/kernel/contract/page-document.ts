/** Pages of people without an account. They get a document of their own, which loads less (web/guest.html). */
export const GUEST_PAGES = [
  { path: '/esign/invitation/{secret}', domain: 'esign', audience: 'secret' },
  { path: '/quote/invitation/{secret}', domain: 'quote', audience: 'secret' },
  { path: '/invoicev2/invitation/{secret}', domain: 'invoice-link', audience: 'secret' },
  { path: '/invoicev2/paid', domain: 'card-payment', audience: 'public' },
  { path: '/statement/invitation/{secret}', domain: 'statement-link', audience: 'secret' },
  { path: '/portal/{secret}', domain: 'portal', audience: 'secret' },
  { path: '/clientonboarding/{secret}', domain: 'client-onboarding', audience: 'secret' },
  { path: '/register', domain: 'register', audience: 'public' },
  { path: '/selfbill/invitation/{secret}', domain: 'self-bill-link', audience: 'secret' },
  { path: '/advancing/invitation/{secret}', domain: 'advancing-link', audience: 'secret' },
  { path: '/advancing/invitation/{secret}/provide', domain: 'advancing-link', audience: 'secret' },
  { path: '/guestlist/invitation/{secret}', domain: 'guest-list-link', audience: 'secret' },
  { path: '/guest/{secret}', domain: 'guest-list-link', audience: 'secret' },
  { path: '/esign/verify', domain: 'esign', audience: 'public' },
] as const;

const patterns = GUEST_PAGES.map(({ path }) => path.replace('{secret}', '[\\w-]+'));
/** The addresses of these pages. */
export const GUEST_PAGE = new RegExp(`^(?:${patterns.join('|')})/?$`);

/** The reference of the API: files of the built pages, which the edge serves like pages. */
export const REFERENCE_FILES = { openapi: '/api/openapi.json', page: '/developers.html' } as const;
export const REFERENCE_PAGE = /^\/developers\/?$/;
