import type { Locale } from '#shared/kernel/locale.ts';
import { env } from '../env.ts';
import { mailNotice, plainBrand } from './outgoing.ts';
import { invitation } from './templates/invitation.ts';

/** Days a temporary password works; the user pool's own setting. */
const VALID_DAYS = 7;

interface Invited {
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly tenant: { readonly name: string };
}

/** Tells a new user how to sign in; a person the pool knew already keeps their password. */
export async function mailInvitation(user: Invited, inviter: string, temporaryPassword?: string): Promise<void> {
  const notice = invitation(user.locale, {
    agency: user.tenant.name,
    name: user.name,
    inviter,
    email: user.email,
    temporaryPassword,
    validDays: VALID_DAYS,
    signInUrl: `${env.pageBase()}/account/signin`,
    contact: { name: inviter },
  });
  await mailNotice(user.email, notice, plainBrand(user.tenant.name), user.locale, { kind: 'invitation' });
}
