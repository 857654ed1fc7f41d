import { useLingui } from '@lingui/react/macro';
import { REFRESH_MINUTES, type SourceState } from '#shared/domains/booking/external-calendar/schemas.ts';

/** Why nothing came, in words for who can mend it. */
export function useFailureWords(): (state: SourceState) => string {
  const { t } = useLingui();
  return ({ failure, status = 0 }) => {
    if (!failure) return '';
    const words = {
      refused: t`Calendars can't be loaded from this address`,
      unreachable: t`The address isn't responding`,
      status: status === 404 ? t`There's no calendar at this address any more` : t`The address responds with ${status}`,
      tooLarge: t`The calendar is larger than 5 MB`,
      notCalendar: t`There's no calendar at this address`,
      tooMany: t`The calendar holds more than 10,000 events`,
    };
    return words[failure];
  };
}

export function useRefreshOptions(): { value: string; label: string }[] {
  const { t } = useLingui();
  return REFRESH_MINUTES.map((minutes) => {
    const hours = minutes / 60;
    return { value: String(minutes), label: hours === 1 ? t`every hour` : t`every ${hours} hours` };
  });
}
