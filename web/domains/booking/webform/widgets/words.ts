import { msg } from '@lingui/core/macro';
import type { FieldMode, StandardField } from '#shared/domains/booking/webform/schemas.ts';
import type { ALWAYS_ASKED } from '#shared/domains/booking/webform/texts.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

export const useFieldNames = wordsHook<StandardField>({
  kind: msg`Kind of event`,
  startTime: msg`Stage time`,
  setMinutes: msg`Set length`,
  secondDate: msg`Second choice`,
  venueName: msg`Venue`,
  venueCity: msg`City`,
  venueCountry: msg`Country`,
  capacity: msg`Capacity`,
  ticketPrice: msg`Ticket price`,
  fee: msg`Fee offered`,
  company: msg`Company`,
  phone: msg`Phone`,
  message: msg`Message`,
});

/** Of what every form asks. */
export const useAlwaysNames = wordsHook<(typeof ALWAYS_ASKED)[number]>({
  artistId: msg`Artist`,
  date: msg`Date`,
  contactName: msg`Name`,
  email: msg`Email`,
});

export const useModeNames = wordsHook<FieldMode>({
  off: msg`hidden`,
  optional: msg`optional`,
  mandatory: msg`required`,
});
