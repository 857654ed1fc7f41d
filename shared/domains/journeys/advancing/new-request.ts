import { showDay, showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { AdvancingTemplateInput } from '#shared/domains/journeys/advancing-template/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { instantOf } from '#shared/kernel/time/zone.ts';
import type { Invitee, InviteeInput, RequestFields } from './schemas.ts';

/** The facts about a show that its requests keep. */
export const showOfRequest = (show: ShowFields & { readonly id: Id }): RequestFields['show'] => ({
  showId: show.id,
  number: show.number,
  title: showTitle(show),
  date: showDay(show),
  startsAt: instantOf(show.start, show.zone),
  endsAt: instantOf(show.end, show.zone),
  zone: show.zone,
  ...(show.venue ? { venueId: show.venue.venueId } : {}),
  venue: show.venue?.name ?? '',
  artistIds: show.artists.map(({ artistId }) => artistId),
});

interface NewRequest {
  readonly show: ShowFields & { readonly id: Id };
  readonly template: AdvancingTemplateInput & { readonly id: Id };
  readonly invitees: readonly InviteeInput[];
  readonly author: RequestFields['author'];
  readonly deadline?: LocalDate | undefined;
  readonly newId: () => Id;
}
/** A draft with a copy of its template. Left out, the deadline is that of the template. */
export function newRequest({ show, template, invitees, author, deadline, newId }: NewRequest): RequestFields {
  return {
    name: template.name,
    templateId: template.id,
    intro: template.intro,
    intros: template.intros,
    reminds: template.reminds,
    sections: template.sections,
    show: showOfRequest(show),
    state: 'draft',
    invitees: invitees.map((one): Invitee => ({ ...one, id: newId(), state: 'invited' })),
    items: {},
    progress: { asked: 0, answered: 0, settled: 0 },
    deadline: deadline ?? addDays(showDay(show), -template.deadlineDays),
    author,
  };
}
