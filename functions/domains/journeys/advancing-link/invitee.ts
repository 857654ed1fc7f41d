import { answersOf, draftsOf, type RequestRecord, requestOf } from '#functions/domains/journeys/advancing/store.ts';
import { checkNoStaff, isStaff } from '#functions/domains/relations/link/public/link-access.ts';
import * as links from '#functions/domains/relations/link/public/reading-link.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { countAction, LINK_DRAFTS, type RateLimit } from '#functions/platform/session/rate.ts';
import type { Invitee } from '#shared/domains/journeys/advancing/schemas.ts';
import { type Reader, seenRequest } from '#shared/domains/journeys/advancing-link/seen.ts';
import type { SeenRequest } from '#shared/domains/journeys/advancing-link/view.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

export const liveLink = (ctx: PublicContext, secret: string): Promise<StoredLink> =>
  links.workingLink(ctx, 'advancing', secret);

/** The link of a browser that has opened it, for reading as often as it likes. */
export const readingLink = (ctx: PublicContext, secret: string): Promise<StoredLink> =>
  links.readingLink(ctx, 'advancing', secret);

/** The same for an act, which counts against a limit of the link. Staff only look. */
export async function actingLink(ctx: PublicContext, secret: string, limit: RateLimit): Promise<StoredLink> {
  const link = await readingLink(ctx, secret);
  checkNoStaff(ctx, link);
  await countAction(`${limit === LINK_DRAFTS ? 'draft' : 'link'}#${link.id}`, limit, ctx.now);
  return link;
}

/** The person of a link. */
export function inviteeOf({ person }: StoredLink, { invitees }: RequestRecord): Invitee {
  const found = invitees.find(({ id }) => id === person?.participantId);
  if (!found) throw new AppError('linkUnknown');
  return found;
}

export async function readerOf(link: StoredLink, request: RequestRecord): Promise<Reader> {
  const invitee = inviteeOf(link, request);
  const drafts = await draftsOf(link.tenantId, request.no, invitee.id);
  return { invitee, agency: link.agency, drafts };
}

/** Reads the request of a link with the answers and the reader's drafts. */
export async function readRequest(link: StoredLink) {
  const request = await requestOf(link, link.recordId);
  const [answers, reader] = await Promise.all([answersOf(link.tenantId, request.no), readerOf(link, request)]);
  return { request, answers, reader };
}

/** The request for the page of a link. */
export async function requestFor(
  ctx: PublicContext,
  link: StoredLink,
  locale?: Locale | undefined,
): Promise<SeenRequest> {
  const { reader, ...aggregate } = await readRequest(link);
  return seenRequest(aggregate, reader, {
    senderName: link.sender.name,
    locale: locale ?? link.locale,
    isPreview: isStaff(ctx, link),
    messages: aggregate.request.messages ?? 0,
    now: ctx.now.toISOString(),
  });
}

/** Whether another person answers instead of the holder of a link. */
export async function isPassedOn(link: StoredLink): Promise<boolean> {
  const request = await requestOf(link, link.recordId);
  return inviteeOf(link, request).state === 'replaced';
}
