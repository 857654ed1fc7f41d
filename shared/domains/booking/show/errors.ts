/** Refusals of shows, with their status. */
export const SHOW_ERRORS = {
  'show.locked': 409,
  'show.notOption': 409,
  'show.noStatus': 409,
  'show.tooManyDates': 400,
  'show.preliminary': 409,
  'show.approved': 409,
  'show.unresolved': 409,
  'show.noOpenStatus': 409,
  'show.onBill': 409,
  'show.notYourRequest': 409,
  'show.noCompany': 409,
} as const;
