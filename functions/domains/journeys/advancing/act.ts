import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { ShowFacts } from '#shared/domains/journeys/advancing/back-into-show.ts';
import type { Command, CommandType } from '#shared/domains/journeys/advancing/commands.ts';
import type { Advancing, Change } from '#shared/domains/journeys/advancing/outcome.ts';
import { decide } from '#shared/domains/journeys/advancing/rules.ts';
import type { AdvancingRequest, Author } from '#shared/domains/journeys/advancing/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { factsOf, showWithParts } from './facts.ts';
import { advancingStore, answersOf, changeWrites, type RequestRecord } from './store.ts';
import { asSeenByAgency } from './view.ts';
import { fieldWrites } from './write-fields.ts';

/** The words of the log for commands that are more than a change. */
const LOGGED: Readonly<Partial<Record<CommandType, string>>> = {
  send: 'send',
  approve: 'approve',
  return: 'sendBack',
  reopen: 'reopen',
};

/** A command that lost so many races is refused as unavailable. */
const MAX_TRIES = 40;

export const authorOf = ({ actor }: UserContext): Author => ({ kind: 'user', id: actor.userId, name: actor.name });

/** A request whose show's artists the caller knows, or 404. */
export async function seenRequest(ctx: UserContext, id: Id): Promise<RequestRecord> {
  const request = await advancingStore.get(ctx, id);
  artistAccess.check(ctx, request.show.artistIds);
  return request;
}

const isIdle = (before: Advancing, { request, changed }: Change): boolean =>
  request === before.request && changed.length === 0;

/**
 * Loads, decides and saves in one transaction: request, answers, versions, and the fields of show and venue. A command
 * that another one has overtaken loads and decides again.
 */
export const act = (
  ctx: UserContext,
  id: Id,
  commandOf: (show: ShowFacts, by: Author) => Command,
): Promise<AdvancingRequest> =>
  retryOvertaken(async () => {
    const record = await seenRequest(ctx, id);
    const [parts, answers] = await Promise.all([
      showWithParts(ctx, record.show.showId),
      answersOf(ctx.tenantId, record.no),
    ]);
    const before: Advancing = { request: record, answers };
    const command = commandOf(factsOf(record.sections, parts), authorOf(ctx));
    const decision = decide(before, command, ctx.now.toISOString());
    if ('error' in decision) throw decision.refusal;
    if (isIdle(before, decision)) return asSeenByAgency(record, answers, parts);
    const after = advancingStore.next(ctx, record, { ...record, ...decision.request });
    const extra = [
      ...changeWrites(ctx.tenantId, record.no, answers, decision),
      ...fieldWrites(ctx, parts, decision.writes),
    ];
    await commit(advancingStore.writes(ctx, record, after, { action: LOGGED[command.type] ?? 'update', extra }));
    return asSeenByAgency(after, decision.answers, await showWithParts(ctx, record.show.showId));
  }, MAX_TRIES);
