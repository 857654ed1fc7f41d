import { useLingui } from '@lingui/react/macro';
import type { FieldMode, StandardField } from '#shared/domains/booking/webform/schemas.ts';
import type { ALWAYS_ASKED } from '#shared/domains/booking/webform/texts.ts';

export function useFieldNames(): Readonly<Record<StandardField, string>> {
  const { t } = useLingui();
  return {
    kind: t`Kind of event`,
    startTime: t`Stage time`,
    setMinutes: t`Set length`,
    secondDate: t`Second choice`,
    venueName: t`Venue`,
    venueCity: t`City`,
    venueCountry: t`Country`,
    capacity: t`Capacity`,
    ticketPrice: t`Ticket price`,
    fee: t`Fee offered`,
    company: t`Company`,
    phone: t`Phone`,
    message: t`Message`,
  };
}

/** Of what every form asks. */
export function useAlwaysNames(): Readonly<Record<(typeof ALWAYS_ASKED)[number], string>> {
  const { t } = useLingui();
  return { artistId: t`Artist`, date: t`Date`, contactName: t`Name`, email: t`Email` };
}

export function useModeNames(): Readonly<Record<FieldMode, string>> {
  const { t } = useLingui();
  return { off: t`hidden`, optional: t`optional`, mandatory: t`required` };
}
