import { askingList, contentSeen } from '#functions/domains/journeys/guest-list/public/seen.ts';
import { logOnRecord } from '#functions/domains/relations/link/public/log.ts';
import { linkOf, saveLink } from '#functions/domains/relations/link/store.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { untold } from '#shared/domains/journeys/guest-list-link/told.ts';
import { stateAt } from '#shared/domains/relations/link/rules.ts';
import type { EventMessage } from '#shared/events.ts';

/** Promises one mail about all decisions that the reader of a link does not know. Returns their number. */
export const promiseDecided = (ctx: TenantContext, { payload, at }: EventMessage<'guestsDecided'>): Promise<number> =>
  retryStale(async () => {
    const link = await linkOf(ctx.tenantId, payload.entity, payload.linkId);
    const list = await askingList(link);
    if (!list || !link.recipient.email || stateAt(link, ctx.now.toISOString()) !== 'live') return 0;
    const { guests } = await contentSeen(ctx, list);
    const told = untold(guests, link, at);
    if (!told) return 0;
    const after = { ...link, guests: { use: 'request' as const, ...link.guests, toldAt: told.upTo } };
    const { entity, id: linkId } = link;
    const mail = emit('guestListMail', { entity, linkId, mail: 'decided', ids: told.ids, text: '' });
    await saveLink(link, after, logOnRecord(ctx, link, 'link.decided', [mail]));
    return told.ids.length;
  });
