import { daysOf } from '#functions/domains/agreements/statement/public/days.ts';
import { statementStore } from '#functions/domains/agreements/statement/store.ts';
import { actAsReader } from '#functions/domains/relations/link/public/act.ts';
import { openedLink } from '#functions/domains/relations/link/public/recipient.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import type { PublicContext, TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { agreedBy, askedOf } from '#shared/domains/agreements/statement/rules.ts';
import type { StatementFields } from '#shared/domains/agreements/statement/schemas.ts';
import type { SeenStatement } from '#shared/domains/agreements/statement-link/view.ts';
import { pageOf } from '#shared/domains/relations/link/rules.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { seenBy, statementOf } from './view.ts';

type Statement = Stored<StatementFields>;

interface Act {
  readonly action: 'agree' | 'askStatement';
  readonly kind: 'statementAgreed' | 'statementQuestion';
  readonly change: (reader: TenantContext, statement: Statement, link: StoredLink) => Statement | Promise<Statement>;
}
/** Runs an act in the name of a link's recipient, and tells the sender. */
async function act(ctx: PublicContext, secret: string, { action, kind, change }: Act): Promise<SeenStatement> {
  const link = await openedLink(ctx, 'statement', secret);
  const written = await actAsReader(ctx, link, async (reader) => {
    const before = await statementOf(link);
    const after = await change(reader, before, link);
    if (after === before) return before;
    const subject = `${before.number}, ${link.recipient.name}`;
    const told = emit('notify', { userId: link.sender.userId, kind, subject, target: pageOf(link) });
    return statementStore.update(reader, before, after, { action, outbox: [told] });
  });
  return seenBy(ctx, link, written);
}

export const agree = (ctx: PublicContext, secret: string, name: string): Promise<SeenStatement> =>
  act(ctx, secret, {
    action: 'agree',
    kind: 'statementAgreed',
    change: async (reader, before, { id: linkId }) =>
      agreedBy(before, { date: (await daysOf(reader, before)).today, name, linkId }),
  });

export const ask = (ctx: PublicContext, secret: string, text: string): Promise<SeenStatement> =>
  act(ctx, secret, {
    action: 'askStatement',
    kind: 'statementQuestion',
    change: ({ now, actor }, before) => askedOf(before, { at: now.toISOString(), by: actor.name, text }),
  });
