import { substitutionFor } from '#functions/domains/identity/account/public/signing-orders.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Actor } from '#shared/domains/agreements/esign/outcome.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { EsignRecord } from './store.ts';
import { userActor } from './view.ts';

interface Self {
  readonly by: Actor;
  readonly personId: Id;
}

/**
 * The person of a participant for whom the caller acts: themselves, or a user whose substitute they are. The rules
 * refuse anyone else, and say what a substitute may do.
 */
export async function ownPerson(ctx: UserContext, document: EsignRecord, participantId: Id): Promise<Self> {
  const people = document.participants.find(({ id }) => id === participantId)?.people ?? [];
  // An operator who acts for a user does not sign for them.
  if (ctx.actor.impersonator) throw new AppError('esign.notYours');
  const own = people.find(({ userId }) => userId === ctx.actor.userId);
  if (own) return { by: userActor(ctx), personId: own.id };
  for (const { id, userId } of people) {
    const insteadOf = userId && (await substitutionFor(ctx, userId));
    if (insteadOf) return { by: { ...userActor(ctx), insteadOf }, personId: id };
  }
  throw new AppError('esign.notYours');
}
