import type { ComponentType } from 'react';

const INVITATION = /^\/esign\/invitation\/([\w-]+)\/?$/;
/** The secret in the address of an invitation. */
export const secretIn = (path: string): string => INVITATION.exec(path)?.[1] ?? '';

type Page = ComponentType<{ readonly secret: string }>;
/** Fetches the page of an address. The start asks for it at once, the drawing a moment later. */
export const loadPage = async (): Promise<Page> =>
  (await import('#web/domains/agreements/esign/guest/invited.tsx')).Invited;
