import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ShowFacts } from '#shared/domains/journeys/advancing/back-into-show.ts';
import type { Command } from '#shared/domains/journeys/advancing/commands.ts';
import type { AdvancingRequest, Author } from '#shared/domains/journeys/advancing/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { showWithParts } from './facts.ts';
import { run } from './public/run.ts';
import { seenRequest } from './public/seen.ts';
import { asSeenByAgency } from './view.ts';
import { checkMayWrite } from './write-fields.ts';

export const authorOf = ({ actor }: UserContext): Author => ({ kind: 'user', id: actor.userId, name: actor.name });

/** Runs a command of the agency. */
export async function act(
  ctx: UserContext,
  id: Id,
  commandOf: (show: ShowFacts, by: Author) => Command,
): Promise<AdvancingRequest> {
  const { request, answers } = await run(ctx, {
    find: () => seenRequest(ctx, id),
    command: (show) => commandOf(show, authorOf(ctx)),
    show: ({ show }) => showWithParts(ctx, show.showId),
    check: ({ writes }) => checkMayWrite(ctx, writes),
  });
  return asSeenByAgency(request, answers, await showWithParts(ctx, request.show.showId));
}
