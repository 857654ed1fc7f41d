import { seesShow } from '#functions/domains/booking/show/public/sees.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { takenOver } from '#shared/domains/agreements/agreement/agreement.ts';
import type { Agreement, AgreementDefinition } from './public/kind.ts';

/**
 * The document that the show of an agreement would make now. The reader compares both. A reader who may not see deals gets
 * the agreement's own amounts, so that a difference tells nothing.
 */
export async function showProposal(kind: AgreementDefinition, ctx: UserContext, agreement: Agreement) {
  checkInternal(ctx);
  const show = agreement.unlinkedAt ? undefined : await showStore.find(ctx, agreement.show.showId);
  if (!show || show.deletedAt || !seesShow(ctx, show)) return {};
  const { document } = await kind.propose(ctx, show, agreement.locale);
  const { number: _number, locale: _locale, version: _version, validUntil: _until, ...proposed } = document;
  const mayCompare = ctx.actor.permissions.has('show.readDeal');
  return { document: mayCompare ? proposed : takenOver(proposed, agreement.document, 'money') };
}
