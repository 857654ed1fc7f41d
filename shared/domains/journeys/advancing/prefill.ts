import type { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import { isVisible, questionsOf } from '#shared/domains/journeys/advancing-template/rules.ts';
import type { Question, Section } from '#shared/domains/journeys/advancing-template/schemas.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { readAnswer } from './items.ts';
import type { Answer, Offer } from './schemas.ts';

/** An approved answer of an earlier request at the same venue. */
export interface VenueAnswer {
  readonly value: AnswerValue;
  readonly date: LocalDate;
}
/** The places that answers are proposed from. */
export interface PrefillSources {
  /** The values of the show's fields, by the key of their question. */
  readonly show: Readonly<Record<string, AnswerValue | undefined>>;
  readonly venue: Readonly<Record<string, VenueAnswer | undefined>>;
}

/**
 * Proposes an answer from the first source that has one: show, venue, template. A value that does not answer the
 * question is skipped, because an earlier request may have had other choices.
 */
export function offerFor(question: Question, { show, venue }: PrefillSources): Offer | undefined {
  const { key, reuseAtVenue, preset, kind } = question;
  // The files of an answer belong to their request.
  const last = reuseAtVenue && kind !== 'file' ? venue[key] : undefined;
  const chain: readonly (Offer | undefined)[] = [
    show[key] === undefined ? undefined : { source: 'show', value: show[key] },
    last && { source: 'venue', ...last },
    preset && (kind === 'text' || kind === 'longText') ? { source: 'template', value: preset } : undefined,
  ];
  return chain.find((offer): offer is Offer => offer !== undefined && readAnswer(question, offer.value) !== undefined);
}

/** Builds the answers that a request starts with. A hidden question gets none. */
export function prefilled(sections: readonly Section[], sources: PrefillSources): Answer[] {
  const all = questionsOf(sections);
  const isAsked = (question: Question) => isVisible({ ...question, visibleWhen: undefined }, all, () => undefined);
  return all.filter(isAsked).flatMap((question): Answer[] => {
    const offer = offerFor(question, sources);
    const showValue = sources.show[question.key];
    if (!offer && showValue === undefined) return [];
    return [
      {
        key: question.key,
        rev: 0,
        versions: 0,
        ...(offer ? { offer } : {}),
        ...(showValue === undefined ? {} : { showValue }),
      },
    ];
  });
}
