import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import type { User } from '#shared/domains/identity/user/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';

/** Promises an email that lets a user in. Its password is made when it leaves. */
export const invitationOf = ({ tenantId, actor }: TenantContext, { id }: Pick<User, 'id'>): OutboxEntry =>
  emit('invitation', { userId: id, inviter: { tenantId, userId: actor.userId, name: actor.name } });
