import { env } from '#functions/platform/env.ts';
import { mailNotice, plainBrand } from '#functions/platform/mail/outgoing.ts';
import { invitation } from '#functions/platform/mail/templates/invitation.ts';
import type { UserFields } from '#shared/domains/user/schemas.ts';

/** Days a temporary password works; the user pool's own setting. */
const VALID_DAYS = 7;

/** Tells a new user how to sign in; a person the pool knew already keeps their password. */
export async function mailInvitation(user: UserFields, inviter: string, temporaryPassword?: string): Promise<void> {
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
