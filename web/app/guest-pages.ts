import type { ComponentType } from 'react';

type Page = ComponentType<{ readonly secret: string }>;
interface GuestPage {
  readonly kind: 'document' | 'invoice' | 'check';
  /** The secret in the address; empty on the page that checks files. */
  readonly secret: string;
}

const SECRET = /^\/(esign|invoicev2)\/invitation\/([\w-]+)\/?$/;
/** Returns the page of an address. */
export function guestPageAt(path: string): GuestPage {
  const [, area, secret = ''] = SECRET.exec(path) ?? [];
  if (area === undefined) return { kind: 'check', secret };
  return { kind: area === 'esign' ? 'document' : 'invoice', secret };
}

const PAGES: Readonly<Record<GuestPage['kind'], () => Promise<Page>>> = {
  document: async () => (await import('#web/domains/agreements/esign/guest/invited.tsx')).Invited,
  invoice: async () => (await import('#web/domains/agreements/invoice-link/guest/invited.tsx')).InvitedPayer,
  check: async () => (await import('#web/domains/agreements/esign/guest/verify.tsx')).Verify,
};

/** Fetches the page of an address. The start asks for it at once, the drawing a moment later. */
export const loadPage = (): Promise<Page> => PAGES[guestPageAt(location.pathname).kind]();
