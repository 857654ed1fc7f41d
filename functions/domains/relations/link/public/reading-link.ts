import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { pathOfLink } from '#shared/domains/relations/link/rules.ts';
import type { LinkKind } from '#shared/domains/relations/link/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { findLink, requireLinkSession } from './link-access.ts';

/* Links that are read often: a page that refreshes itself would use up the limit of writes. */

/** A link that works now. */
export async function workingLink(ctx: PublicContext, kind: LinkKind, secret: string): Promise<StoredLink> {
  const { link, state } = await findLink(ctx, kind, secret);
  if (state !== 'live') throw new AppError('link.ended');
  return link;
}

/** The link of a browser that has opened it, for reading as often as it likes. */
export async function readingLink(ctx: PublicContext, kind: LinkKind, secret: string): Promise<StoredLink> {
  const link = await workingLink(ctx, kind, secret);
  await requireLinkSession(ctx, link, pathOfLink(kind, secret));
  return link;
}
