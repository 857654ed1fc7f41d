import { callService } from '#functions/platform/http/call-service.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { CURRENCY_CODES } from '#shared/data/currencies.ts';
import { RateText } from '#shared/kernel/money/exchange.ts';
import { isLocalDate, type LocalDate } from '#shared/kernel/time/date.ts';

/** The rates that the European Central Bank published on one working day. */
export interface PublishedDay {
  readonly date: LocalDate;
  readonly rates: readonly { readonly currency: string; readonly rate: string }[];
}
export type RatesFile = 'eurofxref-daily.xml' | 'eurofxref-hist-90d.xml';

/** 90 days take 150 KB; a much longer answer is not from the bank. */
const MAX_BYTES = 2_000_000;
const TIMEOUT_MS = 8_000;

const ENVELOPE =
  /^\s*(?:<\?xml[^>]*\?>)?\s*<gesmes:Envelope [^>]*>\s*<gesmes:subject>Reference rates<\/gesmes:subject>\s*<gesmes:Sender>\s*<gesmes:name>European Central Bank<\/gesmes:name>\s*<\/gesmes:Sender>\s*<Cube>([\s\S]*)<\/Cube>\s*<\/gesmes:Envelope>\s*$/;
const DAY = /\s*<Cube time=["']([\d-]+)["']>((?:\s*<Cube [^>]*\/>)+)\s*<\/Cube>\s*/y;
const LINE = /\s*<Cube currency=["']([A-Z]{3})["'] rate=["']([\d.]+)["']\s*\/>/y;

/** Yields all matches, which must fill the text from start to end: the bank's file contains nothing between them. */
function* matches(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const found = pattern.exec(text);
    if (!found) throw new Error(`not the format of eurofxref at ${at}: ${text.slice(at, at + 60)}`);
    yield found;
  }
}

function dayOf(date: string, lines: string): PublishedDay {
  const rates = [...matches(LINE, lines)].map(([, currency = '', rate = '']) => ({ currency, rate }));
  if (!isLocalDate(date) || rates.some(({ rate }) => !RateText.safeParse(rate).success))
    throw new Error(`not the format of eurofxref: a rate or the date of ${date}`);
  return { date, rates: rates.filter(({ currency }) => CURRENCY_CODES.includes(currency)) };
}

/** Parses the bank's file strictly: a changed format is refused, never half read. */
export function parseRates(xml: string): PublishedDay[] {
  const inner = ENVELOPE.exec(xml)?.[1];
  if (inner === undefined) throw new Error('not the format of eurofxref: envelope');
  // The generators share the pattern's `lastIndex`, so each level is read whole before the next.
  const days = [...matches(DAY, inner)];
  if (days.length === 0) throw new Error('not the format of eurofxref: no day');
  return days.map(([, date = '', lines = '']) => dayOf(date, lines));
}

/** Fetches one of the bank's files, with two retries. */
export const fetchRates = (file: RatesFile, base = env.exchangeRatesUrl(), pauseMs?: number): Promise<PublishedDay[]> =>
  callService({
    base,
    path: `/${file}`,
    read: parseRates,
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    ...(pauseMs === undefined ? {} : { pauseMs }),
  });
