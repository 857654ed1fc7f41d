import type { ComponentType } from 'react';

const INVITATION = /^\/esign\/invitation\/([\w-]+)\/?$/;
/** The secret in the address of an invitation; undefined on the page that checks files. */
export const secretIn = (path: string): string | undefined => INVITATION.exec(path)?.[1];

type Page = ComponentType<{ readonly secret: string }>;
const invited = async (): Promise<Page> => (await import('#web/domains/agreements/esign/guest/invited.tsx')).Invited;
const verify = async (): Promise<Page> => (await import('#web/domains/agreements/esign/guest/verify.tsx')).Verify;

/** Fetches the page of an address. The start asks for it at once, the drawing a moment later. */
export const loadPage = (): Promise<Page> => (secretIn(location.pathname) ? invited() : verify());
