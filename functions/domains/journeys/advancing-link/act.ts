import { run } from '#functions/domains/journeys/advancing/public/run.ts';
import { showOf } from '#functions/domains/journeys/advancing/public/show.ts';
import { answersOf, requestOf } from '#functions/domains/journeys/advancing/store.ts';
import { asReader } from '#functions/domains/relations/link/public/log.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import type { ShowFacts } from '#shared/domains/journeys/advancing/back-into-show.ts';
import type { Command } from '#shared/domains/journeys/advancing/commands.ts';
import type { Author } from '#shared/domains/journeys/advancing/schemas.ts';
import { answerFor } from '#shared/domains/journeys/advancing-link/seen.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { inviteeOf, readerOf } from './invitee.ts';

interface Self {
  readonly by: Author;
  readonly inviteeId: string;
}
interface Acting {
  readonly command: (self: Self, show: ShowFacts) => Command;
  /** Whether answers may go into the show at once. */
  readonly fills?: true;
}

export const authorOf = ({ person, recipient }: StoredLink): Author => ({
  kind: 'invitee',
  id: person?.participantId ?? '',
  name: recipient.name,
});

/** A refusal with the newer answer as its reader may see it. */
async function asSeen(link: StoredLink, error: AppError): Promise<AppError> {
  const [{ field = '' } = {}] = error.details;
  const request = await requestOf(link, link.recordId);
  const [answers, reader] = await Promise.all([answersOf(link.tenantId, request.no), readerOf(link, request)]);
  const current = answerFor(reader, { request, answers }, field);
  return new AppError(error.code, { field }, { current, isAsShown: true });
}

/** Runs a command as the person of a link. */
export async function actAs(ctx: PublicContext, link: StoredLink, { command, fills }: Acting) {
  const by = authorOf(link);
  const self: Self = { by, inviteeId: by.id };
  const reader = asReader(ctx, link);
  const find = async () => {
    const request = await requestOf(link, link.recordId);
    inviteeOf(link, request);
    return request;
  };
  try {
    return await run(reader, {
      find,
      command: (show) => command(self, show),
      ...(fills ? { show: showOf(reader) } : {}),
    });
  } catch (error) {
    throw error instanceof AppError && error.code === 'advancing.itemStale' ? await asSeen(link, error) : error;
  }
}
