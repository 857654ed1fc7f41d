import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { type AppointmentSummary, appointmentsBetween } from '#functions/platform/data/appointment.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { CLAUSE_DAYS_MAX, type ExclusivityClause } from '#shared/domains/booking/show/clause.ts';
import { clauseDays } from '#shared/domains/booking/show/clause-rules.ts';
import { reasonsOf, type Stay, stayOf } from '#shared/domains/booking/show/conflict-rules.ts';
import { DEFAULT_ZONE, showTitle, takesDate } from '#shared/domains/booking/show/rules.ts';
import type { Conflict, ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { isVenue, venueSummary } from '#shared/domains/relations/company/rules.ts';
import type { VenueSummary } from '#shared/domains/relations/company/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Appointment, agendaDays, PHASES } from '#shared/kernel/record/appointment.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { showMapping, showStore } from '../store.ts';
import { WITH_CLAUSE } from './marks.ts';
import { seesShow } from './sees.ts';

/** The most days between the wall clocks of two appointments that meet, or that only a long flight separates. */
const NEAR_DAYS = 2;

export interface Question extends Omit<Appointment, 'timeOfPerformance'> {
  readonly artistIds: readonly Id[];
  readonly excludeId?: Id | undefined;
  readonly venueId?: Id | undefined;
  readonly exclusivity?: ExclusivityClause | undefined;
}
interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The question a stored show asks of the others. */
export const questionOf = ({ id, artists, venue, ...show }: Stored<ShowFields>): Question => ({
  ...show,
  artistIds: artists.map(({ artistId }) => artistId),
  excludeId: id,
  venueId: venue?.venueId,
});

async function placeOf(ctx: TenantContext, id: Id | undefined): Promise<VenueSummary | undefined> {
  if (!id) return undefined;
  const { companyStore } = await import('#functions/domains/relations/company/store.ts');
  const found = await companyStore.find(ctx, id);
  // A venue that was deleted since is still the place of its shows.
  if (!found || !isVenue(found)) throw new AppError('choice', { field: 'venueId' });
  return venueSummary(found);
}

/** Live shows of these artists in the list, by days and flags. */
async function listed(
  ctx: TenantContext,
  artistNos: readonly number[],
  { from, to }: Days,
  withClause = false,
): Promise<number[]> {
  const filters = [
    { column: 'artists', anyOf: artistNos },
    { column: 'phase', noneOf: [PHASES.indexOf('cancelled') + 1] },
    ...(!withClause ? [] : [WITH_CLAUSE]),
  ];
  return (await showStore.definition.list?.all(ctx.tenantId, { ...showMapping.range?.(from, to), filters })) ?? [];
}

/** Finds the artists' appointments around the question's days, for the artists that the caller may ask about. */
export async function summariesNear(ctx: UserContext, question: Question): Promise<AppointmentSummary[]> {
  const { first, last } = agendaDays(question);
  const seen = question.artistIds.filter((id) => artistAccess.knows(ctx, [id]));
  return appointmentsBetween(ctx.tenantId, addDays(first, -NEAR_DAYS), addDays(last, NEAR_DAYS), seen.map(noOf));
}

/** Finds the numbers of shows that could conflict: near in time, with a clause, or inside the question's own clause. */
async function candidates(
  ctx: TenantContext,
  question: Question,
  near: Promise<AppointmentSummary[]>,
): Promise<number[]> {
  const { first, last } = agendaDays(question);
  const artistNos = question.artistIds.map(noOf);
  const year = { from: addDays(first, -CLAUSE_DAYS_MAX), to: addDays(last, CLAUSE_DAYS_MAX) };
  const placed = question.venueId !== undefined;
  const own = question.exclusivity && clauseDays(question.exclusivity, question);
  const [summaries, ...found] = await Promise.all([
    near,
    placed ? listed(ctx, artistNos, year, true) : [],
    placed && own ? listed(ctx, artistNos, own) : [],
  ]);
  const shows = summaries.filter(({ kind, phase }) => kind === 'show' && takesDate(phase));
  const nos = new Set([...shows.map(({ recordNo }) => recordNo), ...found.flat()]);
  if (question.excludeId) nos.delete(noOf(question.excludeId));
  return [...nos];
}

/** Hides the exclusivity clause from callers outside, because it was agreed with a promoter. */
export const staySeen = ({ actor }: Pick<UserContext, 'actor'>, show: ShowFields): Stay =>
  actor.environment === 'internal' ? stayOf(show) : { ...stayOf(show), exclusivity: undefined };

function rowsOf(ctx: UserContext, asked: Stay, show: Stored<ShowFields>, artistIds: readonly Id[]): Conflict[] {
  const { kinds, ...reasons } = reasonsOf(asked, staySeen(ctx, show));
  const [kind] = kinds;
  if (!kind) return [];
  const { id: showId, number, phase, rank, statusId, start, end, isNight } = show;
  return show.artists
    .filter(({ artistId }) => artistIds.includes(artistId))
    .map(({ artistId, name }) => ({
      kind,
      kinds,
      ...reasons,
      showId,
      number,
      artistId,
      artistName: name,
      phase,
      rank,
      statusId,
      start,
      end,
      isNight,
      title: showTitle(show),
      city: show.venue?.city ?? '',
    }));
}

/** The artists a question is about, as far as the caller may ask. */
export async function askedArtists(ctx: UserContext, { artistIds }: Pick<Question, 'artistIds'>) {
  artistAccess.checkKnown(ctx, artistIds);
  const found = await artistStore.many(ctx, artistIds.map(noOf));
  return found.filter(({ id }) => artistIds.includes(id) && artistAccess.knows(ctx, [id]));
}

/** Other shows of the same artists in the way of this one, with the zone its times are in; it warns and never blocks (trade.md). */
export async function conflictsOf(
  ctx: UserContext,
  question: Question,
  near = summariesNear(ctx, question),
): Promise<{ readonly rows: Conflict[]; readonly zone: string }> {
  const [artists, place, nos] = await Promise.all([
    askedArtists(ctx, question),
    placeOf(ctx, question.venueId),
    candidates(ctx, question, near),
  ]);
  const shows = await showStore.many(ctx, nos, new Set(nos));
  const asked: Stay = { ...question, zone: place?.zone ?? artists[0]?.zone ?? DEFAULT_ZONE, place };
  const ids = artists.map(({ id }) => id);
  const rows = shows
    .filter((show) => !show.deletedAt && show.id !== question.excludeId && takesDate(show.phase) && seesShow(ctx, show))
    .toSorted((a, b) => a.startAt.localeCompare(b.startAt))
    .flatMap((show) => rowsOf(ctx, asked, show, ids));
  return { rows, zone: asked.zone };
}
