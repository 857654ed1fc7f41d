import type { Role } from '#shared/kernel/access/permission.ts';
import { noteActing } from './acting.ts';
import { type Bare, call } from './api.ts';
import { leave } from './auth.ts';

export interface ChoosableUser {
  readonly id: string;
  readonly name: string;
  readonly tenantName: string;
  readonly role: Role;
}
export type SignedIn =
  | {
      readonly state: 'signedIn';
      /** The agency requires a second factor, now or soon, and the user has none. */
      readonly asksFactor?: boolean;
    }
  | { readonly state: 'choose'; readonly users: readonly ChoosableUser[] };

const signinRoute: Bare<{ body: { userId?: string } }, SignedIn> = {
  id: 'session.signIn',
  method: 'POST',
  path: '/api/page/signin',
};
const signoutRoute: Bare<{ body: { everywhere?: boolean } }, unknown> = {
  id: 'session.signOut',
  method: 'POST',
  path: '/api/page/signout',
};

/** Opens the session of a user after Cognito knows the person; asks to choose where there are several. */
export const openSession = (userId?: string): Promise<SignedIn> =>
  call(signinRoute, { body: userId ? { userId } : {} });

/** The users of the person who is signed in, for the page that lets them choose. */
export async function choosableUsers(): Promise<readonly ChoosableUser[]> {
  const session = await openSession();
  return session.state === 'choose' ? session.users : [];
}

const endRoute: Bare<{ body: Record<string, never> }, unknown> = {
  id: 'session.endImpersonation',
  method: 'POST',
  path: '/api/page/impersonate/end',
};
/** The operator is themselves again; loaded anew, so that nothing of the other user stays in memory. */
export async function endImpersonation(): Promise<void> {
  await call(endRoute, { body: {} });
  location.assign('/');
}

/**
 * Goes on as the same user after a new password: the user pool has revoked the refresh token of this browser too.
 * Answers whether that worked; otherwise the person signs in on the page for it.
 */
export async function renewSession(user: { readonly id: string; readonly email: string }, password: string) {
  const { signIn } = await import('./sign-in.ts');
  try {
    await call(signoutRoute, { body: { everywhere: false } });
    if ((await signIn(user.email, password)) !== 'done') return false;
    return (await openSession(user.id)).state === 'signedIn';
  } catch {
    return false;
  }
}

/** Ends the session here, or on every device; the page is loaded anew so that nothing stays in memory. */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  await call(signoutRoute, { body: { everywhere } }).catch(() => undefined);
  await leave(everywhere).catch(() => undefined);
  noteActing(false);
  location.assign('/account/signin');
}
