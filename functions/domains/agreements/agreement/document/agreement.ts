import { type Formats, formatsOf } from '#functions/platform/documents/format.ts';
import {
  type AgreementDocument,
  type AgreementParty,
  agreementTotals,
  type Clause,
  partnerOf,
  type ScheduledShow,
  type Withholding,
} from '#shared/domains/agreements/agreement/document.ts';
import { nightText } from '#shared/domains/agreements/agreement/several.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { clauseText } from './clauses.ts';
import type { AgreementTexts } from './texts/en.ts';
import type { AgreementTheme } from './theme.ts';

/** The values that every section uses. */
export interface Agreement {
  readonly document: AgreementDocument;
  readonly partner: AgreementParty;
  readonly texts: AgreementTexts;
  readonly formats: Formats;
  readonly color: string;
  readonly clause: (clause: Clause) => string;
  /** An amount in the agreement's currency. */
  readonly money: (minor: number) => string;
}

export function agreementOf(document: AgreementDocument, theme: AgreementTheme, color: string): Agreement {
  const { locale, currency } = document;
  const formats = formatsOf(locale);
  return {
    document,
    partner: partnerOf(document),
    texts: inLanguage(theme.texts, locale),
    formats,
    color,
    clause: (clause) => clauseText(document, clause, theme.clauses),
    money: (minor) => formats.money(minor, currency),
  };
}

export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** `20:00 – 23:00`; on several days `15 December 2026, 20:00 – 16 December 2026, 23:00`. */
export function showTimes({ show: { date, lastDate = '', start, end } }: AgreementDocument, { day }: Formats): string {
  const dated = (on: string, time: string) => (lastDate > date && time ? `${day(on)}, ${time}` : time);
  return [dated(date, start), dated(lastDate, end)].filter(Boolean).join(' – ');
}

/** Start and end of a scheduled show. */
export const timesOf = ({ start, end }: ScheduledShow): string => [start, end].filter(Boolean).join(' – ');

/** Label and amount of each line under the fee table, the total last. */
export function totalRows({ document, texts, formats, money }: Agreement): [label: string, amount: string][] {
  const totals = agreementTotals(document.lines);
  return [
    [texts.subtotal, money(totals.net)],
    ...totals.vat.map(({ rate, net, amount }): [string, string] => [
      fillIn(texts.vatOn, { rate: formats.percent(rate), net: money(net) }),
      money(amount),
    ]),
    [texts.total, money(totals.gross)],
  ];
}

/** Tax kept back at source, step by step: 15% + 5.5% × 15% = 15.825%. */
function shareText(
  { withholdingRate, withholdingSteps = [], withholdingBearer }: Withholding,
  texts: AgreementTexts,
  { percent }: Formats,
): string {
  if (withholdingRate === undefined) return '';
  const [first] = withholdingSteps;
  const steps = withholdingSteps.map(({ rate, onFirst }, at) =>
    onFirst && at > 0 && first ? `${percent(rate)} × ${percent(first.rate)}` : percent(rate),
  );
  const rate = [steps.join(' + '), percent(withholdingRate)].filter(Boolean).join(' = ');
  const bearer = { artist: texts.artistBearsTax, promoter: texts.promoterBearsTax };
  return [fillIn(texts.withholding, { rate }), withholdingBearer ? bearer[withholdingBearer] : '']
    .filter(Boolean)
    .join(' ');
}

/** The same for several shows: each share once, under the shows that it is for. */
export function withholdingText(document: AgreementDocument, texts: AgreementTexts, formats: Formats): string {
  const { withholdingByShow = [], shows = [] } = document;
  if (withholdingByShow.length === 0) return shareText(document, texts, formats);
  const nights = new Map<string, string[]>();
  for (const share of withholdingByShow) {
    const show = shows.find(({ showId }) => showId === share.showId);
    const text = shareText(share, texts, formats);
    if (show) nights.set(text, [...(nights.get(text) ?? []), nightText(show, formats.days)]);
  }
  return [...nights].map(([text, of]) => `${of.join('; ')}: ${text}`).join('\n');
}

export function exclusivityText({ document: { exclusivity }, texts }: Agreement): string {
  if (!exclusivity) return '';
  const { radius, unit, daysBefore, daysAfter } = exclusivity;
  return fillIn(texts.exclusivityText, {
    radius,
    unit: unit === 'km' ? texts.kilometres : texts.miles,
    before: daysBefore,
    after: daysAfter,
  });
}

/** The scale as rows, the earliest notice first. */
export const cancellationRows = ({ document, texts, formats }: Agreement): [notice: string, share: string][] =>
  document.cancellation
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
    .map(({ daysBefore, percent }) => [
      fillIn(texts.cancellationRow, { days: daysBefore }),
      formats.percent(percent * 1000),
    ]);
