import { artistStore } from '#functions/domains/artist/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { type AppointmentCard, appointmentsBetween } from '#functions/platform/appointment.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { conflictKind, showNumber, takesDate } from '#shared/domains/show/rules.ts';
import type { Conflict } from '#shared/domains/show/schemas.ts';
import { type Appointment, agendaDays } from '#shared/kernel/appointment.ts';
import { addDays } from '#shared/kernel/date.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';

export interface Question extends Appointment {
  readonly artistIds: readonly Id[];
  readonly excludeId?: Id | undefined;
}

interface Named {
  readonly id: Id;
  readonly name: string;
}

const conflictOf = (question: Question, card: AppointmentCard, artist: Named): Conflict[] => {
  const kind = conflictKind(question, card);
  if (!kind || card.kind !== 'show' || card.id === question.excludeId || !takesDate(card.phase)) return [];
  const { title, city, phase, rank, statusId, start, end } = card;
  const number = showNumber(card.recordNo);
  const { id: artistId, name: artistName } = artist;
  return [{ kind, showId: card.id, number, artistId, artistName, title, city, phase, rank, statusId, start, end }];
};

/** Other shows of the same artists at the same time or on the same day; it warns and never blocks (trade.md). */
export async function conflictsOf(ctx: UserContext, question: Question): Promise<Conflict[]> {
  artistAccess.check(ctx, question.artistIds);
  const { first, last } = agendaDays(question);
  const artists = (await artistStore.many(ctx, question.artistIds.map(noOf))).filter(
    ({ id }) => question.artistIds.includes(id) && artistAccess.may(ctx, [id]),
  );
  const found = await Promise.all(
    artists.map(async (artist) => {
      const cards = await appointmentsBetween(ctx.tenantId, addDays(first, -1), addDays(last, 1), artist.no);
      return cards.flatMap((card) => conflictOf(question, card, artist));
    }),
  );
  return found.flat();
}
