import type { ComponentType } from 'react';

type Page = ComponentType<{ readonly secret: string }>;
interface GuestPage {
  readonly id: 'invitation' | 'offer' | 'verify';
  /** The address without its secret, for reports. */
  readonly at: string;
  readonly secret: string;
  readonly load: () => Promise<Page>;
}

const INVITATION = /^\/(esign|quote)\/invitation\/([\w-]+)\/?$/;
/** Finds the page of an address. Without a secret, it is the page that checks files. */
export function guestPage(path: string): GuestPage {
  const [, kind, secret = ''] = INVITATION.exec(path) ?? [];
  if (kind === 'quote')
    return {
      id: 'offer',
      at: '/quote',
      secret,
      load: async () => (await import('#web/domains/agreements/quote/guest/offer-page.tsx')).OfferPage,
    };
  if (kind)
    return {
      id: 'invitation',
      at: '/esign',
      secret,
      load: async () => (await import('#web/domains/agreements/esign/guest/invited.tsx')).Invited,
    };
  return {
    id: 'verify',
    at: '/esign',
    secret,
    load: async () => (await import('#web/domains/agreements/esign/guest/verify.tsx')).Verify,
  };
}

/** Fetches the page of an address. The start asks for it at once, the drawing a moment later. */
export const loadPage = (): Promise<Page> => guestPage(location.pathname).load();
