import { seesShow } from '#functions/domains/booking/show/public/sees.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { takenOver } from '#shared/domains/agreements/agreement/agreement.ts';
import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import type { ShowNow } from '#shared/domains/agreements/agreement/show-schemas.ts';
import { showsOf } from '#shared/domains/agreements/agreement/shows.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Agreement, AgreementDefinition, Show } from './public/kind.ts';
import { proposeFor } from './public/shows.ts';

/** A show as the reader sees it now. Of one that they may not see, the agreement says all. */
function asNow(ctx: UserContext, copied: AgreementFields['show'], show: Show | undefined): ShowNow {
  const isGone = show === undefined || show.deletedAt !== undefined;
  const mayRead = show && !isGone && ctx.actor.permissions.has('show.read') && seesShow(ctx, show);
  if (!mayRead) return { ...copied, isGone, isLocked: false };
  return { ...copied, isGone, isLocked: show.lockedAt !== undefined, phase: show.phase, statusId: show.statusId };
}

/** Shows that fitted in one document may no longer do so. */
function notTogether(e: unknown): undefined {
  if (!(e instanceof AppError)) throw e;
}

/** The document that the shows would make now; none if one of them is gone or may no longer be in one document. */
async function proposedBy(kind: AgreementDefinition, ctx: UserContext, agreement: Agreement, shows: readonly Show[]) {
  const [first, ...others] = shows;
  if (!first) return undefined;
  const found = await proposeFor(kind, ctx, [first, ...others], agreement.locale).catch(notTogether);
  if (!found) return undefined;
  const { number: _number, locale: _locale, version: _version, validUntil: _until, ...proposed } = found.document;
  return proposed;
}

/**
 * The document that the shows of an agreement would make now, and these shows. The reader compares both. A reader who may
 * not see deals gets the agreement's own amounts, so that a difference tells nothing.
 */
export async function showProposal(kind: AgreementDefinition, ctx: UserContext, agreement: Agreement) {
  checkInternal(ctx);
  if (agreement.unlinkedAt) return { shows: [] };
  const copies = showsOf(agreement);
  const found = await Promise.all(copies.map(({ showId }) => showStore.find(ctx, showId)));
  const shows = copies.map((copied, i) => asNow(ctx, copied, found[i]));
  const live = found.filter((show) => show !== undefined && !show.deletedAt && seesShow(ctx, show)) as Show[];
  const proposed = live.length === copies.length ? await proposedBy(kind, ctx, agreement, live) : undefined;
  if (!proposed) return { shows };
  const mayCompare = ctx.actor.permissions.has('show.readDeal');
  return { shows, document: mayCompare ? proposed : takenOver(proposed, agreement.document, 'money') };
}
