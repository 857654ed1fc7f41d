import { daysOf } from '#functions/domains/agreements/statement/public/days.ts';
import { statementStore } from '#functions/domains/agreements/statement/store.ts';
import { checkNoStaff } from '#functions/domains/relations/link/public/link-access.ts';
import { asReader } from '#functions/domains/relations/link/public/log.ts';
import { openedLink } from '#functions/domains/relations/link/public/recipient.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import type { PublicContext, TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { agreedBy, askedOf } from '#shared/domains/agreements/statement/rules.ts';
import type { StatementFields } from '#shared/domains/agreements/statement/schemas.ts';
import type { SeenStatement } from '#shared/domains/agreements/statement-link/view.ts';
import { pageOf } from '#shared/domains/relations/link/rules.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { seenBy, statementOf } from './view.ts';

type Statement = Stored<StatementFields>;
/** Two people of one artist who act at once are rare, so a few tries are enough. */
const TRIES = 10;

interface Act {
  readonly action: 'agree' | 'askStatement';
  readonly kind: 'statementAgreed' | 'statementQuestion';
  readonly change: (reader: TenantContext, statement: Statement, link: StoredLink) => Statement | Promise<Statement>;
}
/**
 * Runs an act in the name of a link's recipient, and tells the sender. The revision of the statement is the condition, so
 * of two acts at once the second is decided on what the first wrote. Staff only look.
 */
async function act(ctx: PublicContext, secret: string, { action, kind, change }: Act): Promise<SeenStatement> {
  const link = await openedLink(ctx, 'statement', secret);
  checkNoStaff(ctx, link);
  const reader = asReader(ctx, link);
  const written = await retryOvertaken(async () => {
    const before = await statementOf(link);
    const after = await change(reader, before, link);
    if (after === before) return before;
    const subject = `${before.number}, ${link.recipient.name}`;
    const told = emit('notify', { userId: link.sender.userId, kind, subject, target: pageOf(link) });
    return statementStore.update(reader, before, after, { action, outbox: [told] });
  }, TRIES);
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
