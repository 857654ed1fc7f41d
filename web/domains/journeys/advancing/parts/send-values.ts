import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import type { InviteeInput } from '#shared/domains/journeys/advancing/schemas.ts';
import type { AdvancingTemplate } from '#shared/domains/journeys/advancing-template/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import type { Proposed } from '../model/people.ts';

export interface SendValues {
  readonly templateId: string;
  readonly deadline: LocalDate;
  readonly invitees: readonly InviteeInput[];
}

/** The sections of which people outside see a question. */
export const sectionsOf = ({ sections }: AdvancingTemplate) =>
  sections.filter(({ questions }) => questions.some(({ mode }) => mode !== 'hidden'));
export const sectionKeys = (template: AdvancingTemplate): string[] => sectionsOf(template).map(({ key }) => key);

/** The deadline that a template proposes. One that has passed already becomes today. */
export function deadlineOf(
  show: Pick<Show, 'start' | 'end' | 'isNight'>,
  template: AdvancingTemplate,
  today: LocalDate,
) {
  const proposed = addDays(showDay(show), -template.deadlineDays);
  return proposed < today ? today : proposed;
}

/** A person in the form. Without one, a line to fill in. */
export const inviteeOf = (template: AdvancingTemplate, locale: Locale, person?: Proposed): InviteeInput => ({
  name: person?.name ?? '',
  email: person?.email ?? '',
  locale: person?.locale ?? locale,
  sections: sectionKeys(template),
  ...(person ? { contactId: person.contactId } : {}),
});
