import { commit } from '#functions/platform/data/write.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { TenantContext } from '../endpoint/context.ts';
import { emit } from '../record/emit.ts';
import { promiseOf } from '../record/outbox.ts';
import { type AccessGrant, getsIn, loadIdentity, putPasswordChange } from './access.ts';
import { revokeTokens } from './identity.ts';
import { signOut } from './sign-out.ts';

interface Person {
  readonly sub: string;
  readonly email: string;
  readonly now: Date;
  /** The sign-in that set the password goes on. */
  readonly originJti?: string;
}

/**
 * Ends all other sign-ins of the person, in every agency, and revokes their refresh tokens. The user pool revokes every
 * refresh token or none: whoever changed the password signs in again with the new one.
 */
async function endOtherSignIns({ sub, email, now, originJti: kept }: Person): Promise<void> {
  await signOut({ sub, now }, ({ originJti }) => originJti !== kept, 'passwordChanged');
  await revokeTokens(email);
}

/** The same where nobody else told the person of it: a mail does. */
export async function passwordChanged(person: Person, userId?: string): Promise<void> {
  const { sub, now } = person;
  const { grants: summaries } = await loadIdentity(sub);
  const grant = summaries.find((one) => (userId ? one.userId === userId : getsIn(one, now)));
  await commit([putPasswordChange(sub, now), ...(grant ? [telling(grant, now)] : [])]);
  await endOtherSignIns(person);
}

function telling({ tenantId, userId, name }: AccessGrant, now: Date) {
  const acting: TenantContext = { tenantId, now, actor: { userId, name } };
  return promiseOf(
    acting,
    { id: userId, no: noOf(userId), name },
    'changePassword',
    emit('passwordChanged', { userId, at: now.toISOString() }),
  );
}

/** A password that somebody else had sent, in a mail that says so. */
export async function passwordReplaced(person: Person): Promise<void> {
  await commit([putPasswordChange(person.sub, person.now)]);
  await endOtherSignIns(person);
}
