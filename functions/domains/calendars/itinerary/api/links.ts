import { linksOf, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { stateAt } from '#shared/domains/relations/link/rules.ts';
import { comparedWith } from '../marks.ts';
import { itineraryOf } from '../sheet.ts';
import { internalSubject, type Subject } from '../subject.ts';

/** Links of one party share their days: each stretch is put together once. */
async function changesOf(ctx: { readonly tenantId: string }, subject: Subject, links: readonly StoredLink[]) {
  const periods = new Map(links.flatMap(({ period }) => (period ? [[`${period.from} ${period.to}`, period]] : [])));
  const sheets = await Promise.all(
    [...periods].map(async ([name, period]) => [name, await itineraryOf(ctx, subject, period)] as const),
  );
  const byPeriod = new Map(sheets);
  return ({ period, seen }: StoredLink): boolean => {
    const sheet = byPeriod.get(`${period?.from} ${period?.to}`);
    return sheet !== undefined && comparedWith(sheet, seen).isChanged;
  };
}

export const handler = endpoint(itineraryContract.routes.links, async ({ body, ctx }) => {
  const subject = await internalSubject(ctx, body);
  const now = ctx.now.toISOString();
  const found = await linksOf(ctx.tenantId, subject.entity, subject.id);
  const links = found.filter(({ kind, recordId }) => kind === 'itinerary' && recordId === subject.id);
  const isLive = (link: StoredLink) => stateAt(link, now) === 'live';
  const isChanged = await changesOf(
    ctx,
    subject,
    links.filter((link) => isLive(link) && link.seen),
  );
  const rows = links.flatMap(({ seen, period, ...link }) =>
    period
      ? [
          {
            ...link,
            period,
            state: stateAt(link, now),
            ...(seen ? { seenAt: seen.at } : {}),
            isChanged: isChanged({ ...link, period, ...(seen ? { seen } : {}) }),
          },
        ]
      : [],
  );
  return { rows };
});
