import { daysOf } from '#functions/domains/agreements/statement/public/days.ts';
import { statementStore } from '#functions/domains/agreements/statement/store.ts';
import { actAndTell } from '#functions/domains/relations/link/public/act.ts';
import { openedLink } from '#functions/domains/relations/link/public/recipient.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { agreedBy, askedOf } from '#shared/domains/agreements/statement/rules.ts';
import type { StatementFields } from '#shared/domains/agreements/statement/schemas.ts';
import type { SeenStatement } from '#shared/domains/agreements/statement-link/view.ts';
import { seenBy, statementOf } from './view.ts';

const ACTS = {
  store: statementStore,
  read: statementOf,
  nameOf: ({ number }: StatementFields) => number,
};

export async function agree(ctx: PublicContext, secret: string, name: string): Promise<SeenStatement> {
  const link = await openedLink(ctx, 'statement', secret);
  const written = await actAndTell(ctx, link, {
    ...ACTS,
    action: 'agree',
    kind: 'statementAgreed',
    change: async (reader, before) =>
      agreedBy(before, { date: (await daysOf(reader, before)).today, name, linkId: link.id }),
  });
  return seenBy(ctx, link, written);
}

export async function ask(ctx: PublicContext, secret: string, text: string): Promise<SeenStatement> {
  const link = await openedLink(ctx, 'statement', secret);
  const written = await actAndTell(ctx, link, {
    ...ACTS,
    action: 'askStatement',
    kind: 'statementQuestion',
    text,
    change: ({ now, actor }, before) => askedOf(before, { at: now.toISOString(), by: actor.name, text }),
  });
  return seenBy(ctx, link, written);
}
