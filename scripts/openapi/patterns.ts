/** How a refinement of ours reads in a JSON schema. Codes that several rules share are told apart by an example. */
interface Rule {
  /** The refinement accepts it. */
  readonly example: string;
  readonly says: Readonly<Record<string, unknown>>;
}

const DAY = '-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const TIME = '([01]\\d|2[0-3]):[0-5]\\d';
/** Clock times lie in these years; days may lie in any. */
const CLOCK_YEAR = '(19[7-9]\\d|2[01]\\d\\d)';
/** No < or >, nor their encoded forms. */
const PLAIN = '^(?![\\s\\S]*([<>]|&([lL][tT]|[gG][tT]|#0*6[02]|#[xX]0*3[cCeE]);?|%3[cCeE]))';
/** Calendars are fetched over TLS only. */
const CALENDAR = '^\\s*([Hh][Tt]{2}[Pp][Ss]|[Ww][Ee][Bb][Cc][Aa][Ll][Ss]?):\\/\\/';

export const PATTERNS: Readonly<Record<string, readonly Rule[]>> = {
  required: [{ example: 'text', says: { minLength: 1, pattern: '[^\\s\\u0000-\\u001f\\u007f-\\u009f]' } }],
  forbiddenCharacters: [{ example: 'text', says: { pattern: PLAIN } }],
  date: [
    { example: '0001-01-01', says: { format: 'date', pattern: `^\\d{4}${DAY}$` } },
    { example: '2027-05-21', says: { format: 'date', pattern: `^${CLOCK_YEAR}${DAY}$` } },
    { example: '2027-05-21T20:00', says: { pattern: `^${CLOCK_YEAR}${DAY}T${TIME}$` } },
    { example: '2027-05-21T20:00:00Z', says: { format: 'date-time' } },
    { example: '2027-05', says: { pattern: '^\\d{4}-(0[1-9]|1[0-2])$' } },
  ],
  time: [{ example: '20:00', says: { pattern: `^${TIME}$` } }],
  choice: [
    { example: 'NL', says: { format: 'country-code', pattern: '^([A-Z]{2})?$' } },
    {
      example: 'Europe/Amsterdam',
      says: { format: 'time-zone', pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$' },
    },
  ],
  url: [
    { example: 'example.com', says: { format: 'web-address', pattern: '^\\s*$|\\.' } },
    { example: 'https://example.com/a.ics', says: { format: 'uri', pattern: CALENDAR } },
  ],
  twitterName: [{ example: 'name', says: { pattern: '^\\s*@?[A-Za-z0-9._-]*\\s*$' } }],
  'allowedAddress.invalid': [{ example: '192.0.2.4', says: { format: 'ip-address' } }],
  iban: [{ example: 'NL91ABNA0417164300', says: { format: 'iban' } }],
  bic: [{ example: 'ABNANL2A', says: { format: 'bic' } }],
  exchangeRate: [{ example: '1.25', says: { format: 'exchange-rate' } }],
  'file.name': [
    { example: 'rider.pdf', says: { minLength: 1, pattern: '^[^/\\\\<>\\u0000-\\u001f\\u007f-\\u009f]*$' } },
  ],
};
