import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { OutboxEntry } from '#functions/platform/record/activity.ts';
import type { User } from '#shared/domains/user/schemas.ts';
import type { Id } from '#shared/kernel/ids.ts';

/** What the outbox knows of a mail that lets somebody in; its password is made when it leaves. */
export interface Invitation {
  readonly userId: Id;
  /** Hears of it when the mail cannot leave; an operator is of another tenant than the user. */
  readonly inviter: { readonly tenantId: string; readonly userId: string; readonly name: string };
}

/** Promises that mail, to a new user, to one whose mail got lost, or in the place of a forgotten password. */
export const invitationOf = ({ tenantId, actor }: TenantContext, { id }: Pick<User, 'id'>): OutboxEntry => {
  const invitation: Invitation = { userId: id, inviter: { tenantId, userId: actor.userId, name: actor.name } };
  return { type: 'invitation', payload: { ...invitation } };
};
