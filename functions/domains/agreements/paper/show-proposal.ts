import { seesShow } from '#functions/domains/booking/show/public/sees.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInside } from '#functions/platform/inside.ts';
import { takenOver } from '#shared/domains/agreements/paper/agreement.ts';
import type { Paper, PaperKind } from './public/kind.ts';

/**
 * The document that the show of a paper would make now. The reader compares both. A reader who may not see deals gets
 * the paper's own amounts, so that a difference tells nothing.
 */
export async function showProposal(kind: PaperKind, ctx: UserContext, paper: Paper) {
  checkInside(ctx);
  const show = paper.unlinkedAt ? undefined : await showStore.find(ctx, paper.show.showId);
  if (!show || show.deletedAt || !seesShow(ctx, show)) return {};
  const { document } = await kind.propose(ctx, show, paper.locale);
  const { number: _number, locale: _locale, version: _version, validUntil: _until, ...proposed } = document;
  const mayCompare = ctx.actor.permissions.has('show.readDeal');
  return { document: mayCompare ? proposed : takenOver(proposed, paper.document, 'money') };
}
