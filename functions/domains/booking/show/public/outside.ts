import { type AppointmentSummary, seenIn } from '#functions/platform/data/appointment.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import { seesPartiesOnly } from '#shared/kernel/access/role-presets.ts';
import { bookedDays } from '#shared/kernel/record/appointment.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { showStore } from '../store.ts';
import { seenShows } from './sees.ts';

/** Numbers of the shows that a promoter's user sees; undefined for everybody else, who has no such limit. */
export async function partyShowNos(ctx: UserContext): Promise<ReadonlySet<number> | undefined> {
  if (!seesPartiesOnly(ctx.actor.role)) return undefined;
  return new Set(await showStore.definition.list?.all(ctx.tenantId, { filters: seenShows(ctx) }));
}

/** For lists whose rows belong to shows: only those of shows that a promoter's user sees. */
export async function ofPartyShows(ctx: UserContext, column: string): Promise<Filter[]> {
  const nos = await partyShowNos(ctx);
  return nos ? [{ column, anyOf: [...nos] }] : [];
}

/** Numbers of the venues that people outside see: those of their shows, and their own companies. Inside: no limit. */
export async function seenVenueNos(ctx: UserContext): Promise<ReadonlySet<number> | undefined> {
  if (isInternal(ctx)) return undefined;
  const [venues = []] =
    (await showStore.definition.list?.cells(ctx.tenantId, { filters: seenShows(ctx) }, ['venue'])) ?? [];
  return new Set([...venues.map(Number), ...ctx.actor.companyIds.map(noOf)].filter((no) => no > 0));
}

/** A card as it appears to a promoter's user. Of another's show only that it takes the day, without its hours. */
export type SeenSummary = AppointmentSummary & { readonly isTaken?: true };

const takenDay = (summary: AppointmentSummary, artistId: string): SeenSummary => {
  const { first, last } = bookedDays(summary);
  return {
    kind: 'show',
    recordNo: 0,
    id: artistId,
    artistNo: summary.artistNo,
    title: '',
    city: '',
    statusId: '',
    phase: 'confirmed',
    rank: 0,
    start: `${first}T00:00`,
    end: `${last}T23:59`,
    isAllDay: true,
    isNight: false,
    rev: 0,
    isTaken: true,
  };
};

/**
 * Cards of the calendar as the caller may see them (`seenIn`). Another party's confirmed show becomes a taken day;
 * its options and cancelled shows take none and are left out. `idOf` answers the artist of a number.
 */
export async function seenSummaries(
  ctx: UserContext,
  summaries: readonly AppointmentSummary[],
  idOf: (artistNo: number) => string | undefined,
): Promise<readonly SeenSummary[]> {
  const seen = seenIn(ctx.actor, summaries);
  const own = await partyShowNos(ctx);
  if (!own) return seen;
  const once = new Set<string>();
  return seen.flatMap((summary): SeenSummary[] => {
    if (summary.kind !== 'show' || own.has(summary.recordNo)) return [summary];
    const artistId = idOf(summary.artistNo);
    if (summary.phase !== 'confirmed' || !artistId) return [];
    const taken = takenDay(summary, artistId);
    const key = [taken.artistNo, taken.start, taken.end].join(' ');
    if (once.has(key)) return [];
    once.add(key);
    return [taken];
  });
}
