import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { kindName } from '#shared/domains/booking/timetable/rules.ts';
import type { QuestionKind, QuestionMode, RECIPIENT_ROLES } from '#shared/domains/journeys/advancing-template/kinds.ts';
import {
  type ShowTarget,
  TIME_TARGETS,
  type VenueTarget,
} from '#shared/domains/journeys/advancing-template/targets.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

type Words<K extends string> = Readonly<Record<K, string>>;

export const useRoleWords = wordsHook<(typeof RECIPIENT_ROLES)[number]>({
  promoter: msg`Promoter`,
  venue: msg`Venue`,
  artist: msg`Artist`,
  other: msg`Someone else`,
});

export const useKindWords = wordsHook<QuestionKind>({
  text: msg`Short text`,
  longText: msg`Long text`,
  number: msg`Number`,
  money: msg`Amount of money`,
  date: msg`Date`,
  time: msg`Time`,
  choice: msg`One of several choices`,
  multi: msg`Several choices`,
  yesNo: msg`Yes or no`,
  contact: msg`Contact person`,
  address: msg`Address`,
  timetable: msg`List of times`,
  persons: msg`List of people`,
  file: msg`Files`,
});

export const useModeWords = wordsHook<QuestionMode>({
  hidden: msg`Hidden`,
  readonly: msg`Read only`,
  optional: msg`Optional`,
  required: msg`Required`,
});

/** Names the fields that answers can fill, besides custom fields. */
export function useTargetWords(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  const locale = currentLocale();
  const words: Words<`show.${ShowTarget}` | `venue.${VenueTarget}`> = {
    'show.capacity': t`Show: capacity`,
    'show.description': t`Show: description`,
    'show.billing': t`Show: billing`,
    'show.externalNotes': t`Show: shared notes`,
    'venue.capacity': t`Venue: capacity`,
    'venue.phone': t`Venue: phone`,
    'venue.website': t`Venue: website`,
    'venue.address': t`Venue: address`,
  };
  const times = TIME_TARGETS.map((kind) => [`timetable.${kind}`, t`Timetable: ${kindName(kind, locale)}`]);
  return { ...words, ...Object.fromEntries(times), 'timetable.all': t`Timetable: further entries` };
}
