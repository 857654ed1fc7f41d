import { useLingui } from '@lingui/react/macro';
import { kindName } from '#shared/domains/booking/timetable/rules.ts';
import type { QuestionKind, QuestionMode, RECIPIENT_ROLES } from '#shared/domains/journeys/advancing-template/kinds.ts';
import {
  type ShowTarget,
  TIME_TARGETS,
  type VenueTarget,
} from '#shared/domains/journeys/advancing-template/targets.ts';
import { currentLocale } from '#web/platform/i18n.ts';

type Words<K extends string> = Readonly<Record<K, string>>;

export function useRoleWords(): Words<(typeof RECIPIENT_ROLES)[number]> {
  const { t } = useLingui();
  return { promoter: t`Promoter`, venue: t`Venue`, artist: t`Artist`, other: t`Someone else` };
}

export function useKindWords(): Words<QuestionKind> {
  const { t } = useLingui();
  return {
    text: t`Short text`,
    longText: t`Long text`,
    number: t`Number`,
    money: t`Amount of money`,
    date: t`Date`,
    time: t`Time`,
    choice: t`One of several choices`,
    multi: t`Several choices`,
    yesNo: t`Yes or no`,
    contact: t`Contact person`,
    address: t`Address`,
    timetable: t`List of times`,
    persons: t`List of people`,
    file: t`Files`,
  };
}

export function useModeWords(): Words<QuestionMode> {
  const { t } = useLingui();
  return { hidden: t`Hidden`, readonly: t`Read only`, optional: t`Optional`, required: t`Required` };
}

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
