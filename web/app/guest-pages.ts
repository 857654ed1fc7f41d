import type { ComponentType } from 'react';

type Page = ComponentType<{ readonly secret: string }>;
interface GuestPage {
  readonly kind:
    | 'document'
    | 'invoice'
    | 'paid'
    | 'offer'
    | 'statement'
    | 'selfBill'
    | 'portal'
    | 'onboarding'
    | 'register'
    | 'advancing'
    | 'guestList'
    | 'pass'
    | 'check';
  /** The address without its secret, for reports. */
  readonly at: string;
  /** The secret in the address; empty on pages without one. */
  readonly secret: string;
}

const KINDS = {
  esign: 'document',
  invoicev2: 'invoice',
  quote: 'offer',
  statement: 'statement',
  selfbill: 'selfBill',
  advancing: 'advancing',
  guestlist: 'guestList',
} as const;
const INVITATION =
  /^\/(esign|invoicev2|quote|statement|selfbill|advancing|guestlist)\/invitation\/([\w-]+)(?:\/provide)?\/?$/;
const PORTAL = /^\/portal\/([\w-]+)\/?$/;
const PASS = /^\/guest\/([\w-]+)\/?$/;
const ONBOARDING = /^\/clientonboarding\/([\w-]+)\/?$/;
const REGISTER = /^\/register\/?$/;
const CARD_RETURN = /^\/invoicev2\/paid\/?$/;
/** Finds the page of an address. Any other one is the page that checks files. */
export function guestPage(path: string): GuestPage {
  if (CARD_RETURN.test(path)) return { kind: 'paid', at: '/invoicev2', secret: '' };
  if (REGISTER.test(path)) return { kind: 'register', at: '/register', secret: '' };
  const [, key] = PORTAL.exec(path) ?? [];
  if (key) return { kind: 'portal', at: '/portal', secret: key };
  const [, pass] = PASS.exec(path) ?? [];
  if (pass) return { kind: 'pass', at: '/guest', secret: pass };
  const [, invitation] = ONBOARDING.exec(path) ?? [];
  if (invitation) return { kind: 'onboarding', at: '/clientonboarding', secret: invitation };
  const [, area, secret = ''] = INVITATION.exec(path) ?? [];
  const known = area as keyof typeof KINDS | undefined;
  return known ? { kind: KINDS[known], at: `/${known}`, secret } : { kind: 'check', at: '/esign', secret };
}

const PAGES: Readonly<Record<GuestPage['kind'], () => Promise<Page>>> = {
  document: async () => (await import('#web/domains/agreements/esign/guest/invited.tsx')).Invited,
  invoice: async () => (await import('#web/domains/agreements/invoice-link/guest/invited.tsx')).InvitedPayer,
  paid: async () => (await import('#web/domains/agreements/card-payment/guest/returned.tsx')).ReturnedPayer,
  offer: async () => (await import('#web/domains/agreements/quote/guest/offer-page.tsx')).OfferPage,
  statement: async () => (await import('#web/domains/agreements/statement/guest/invited.tsx')).InvitedArtist,
  selfBill: async () => (await import('#web/domains/agreements/self-bill-link/guest/invited.tsx')).InvitedSeller,
  portal: async () => (await import('#web/domains/operator/portal/guest/invited.tsx')).InvitedRecipient,
  onboarding: async () => (await import('#web/domains/operator/client-onboarding/guest/invited.tsx')).InvitedAgency,
  register: async () => (await import('#web/domains/operator/client-onboarding/guest/register.tsx')).RegisterPage,
  advancing: async () => (await import('#web/domains/journeys/advancing/guest/invited.tsx')).InvitedToAnswer,
  guestList: async () => (await import('#web/domains/journeys/guest-list/guest/invited.tsx')).InvitedToList,
  pass: async () => (await import('#web/domains/journeys/guest-list/guest/pass-page.tsx')).GuestPass,
  check: async () => (await import('#web/domains/agreements/esign/guest/verify.tsx')).Verify,
};

/** Fetches the page of an address. The start asks for it at once, the drawing a moment later. */
export const loadPage = (): Promise<Page> => PAGES[guestPage(location.pathname).kind]();
