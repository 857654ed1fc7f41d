import { colleagueFor } from '#functions/domains/identity/subject/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Subject } from '#functions/records/services.ts';
import type { NoteFields, PersonSummary } from '#shared/domains/attached/note/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/** The mentioned, by name: each a colleague who may see the record. */
export async function mentionsOf(
  ctx: UserContext,
  mentions: readonly { readonly userId: Id }[],
  target: Subject,
): Promise<PersonSummary[]> {
  const users = await Promise.all(
    mentions.map(({ userId }, i) => colleagueFor(ctx, userId, `mentions.${i}.userId`, target)),
  );
  return users.map(({ id, name }) => ({ userId: id, name }));
}

export const authorOf = ({ actor }: UserContext): NoteFields['author'] => ({ userId: actor.userId, name: actor.name });
