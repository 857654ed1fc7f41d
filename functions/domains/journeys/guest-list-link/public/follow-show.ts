import { showStore } from '#functions/domains/booking/show/store.ts';
import { ofShow } from '#functions/domains/journeys/guest-list/public/carried.ts';
import { settleCutoffs } from '#functions/domains/journeys/guest-list/public/cutoffs.ts';
import { guestListStore } from '#functions/domains/journeys/guest-list/store.ts';
import { changeLink, linksOf } from '#functions/domains/relations/link/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { linkEnd } from '#shared/domains/journeys/guest-list/cutoff.ts';
import { stateAt, withdrawn } from '#shared/domains/relations/link/rules.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/** Lets links and cutoffs of a show's lists follow it. A show that does not take place withdraws the links. */
export async function settleLists(ctx: TenantContext, showId: Id): Promise<number> {
  const [show, lists] = await Promise.all([
    showStore.find(ctx, showId),
    guestListStore.where(ctx, [{ column: 'show', anyOf: [noOf(showId)] }]),
  ]);
  const isOn = show && !show.deletedAt && show.phase !== 'cancelled';
  const at = ctx.now.toISOString();
  for (const list of lists) {
    const links = await linksOf(ctx.tenantId, 'guestList', list.id);
    for (const link of links.filter((one) => one.guests && stateAt(one, at) === 'live'))
      await changeLink(link, (now) => {
        if (stateAt(now, at) !== 'live') return now;
        return isOn ? { ...now, expiresAt: linkEnd(ofShow(show).show) } : withdrawn(now, at);
      });
    if (isOn) await settleCutoffs(ctx, { no: list.no, show: ofShow(show).show });
  }
  return lists.length;
}
