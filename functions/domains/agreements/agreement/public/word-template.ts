import { fillIn } from '#functions/domains/agreements/agreement/document/agreement.ts';
import type { AgreementTexts } from '#functions/domains/agreements/agreement/document/texts/en.ts';
import type { AgreementTheme } from '#functions/domains/agreements/agreement/document/theme.ts';
import {
  buildDocx,
  bullet,
  fact,
  heading,
  paragraph,
  table,
  title,
} from '#functions/platform/documents/word/builder.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';

/** Blocks that are printed only when the field says something. */
const when = (path: string, blocks: readonly string[]): string[] => [
  paragraph(`{#${path}}`),
  ...blocks,
  paragraph('{/}'),
];

const party = (role: string, name: string, texts: AgreementTexts): string[] => [
  heading(role),
  paragraph(`{${name}.name}`),
  paragraph(`{${name}.address | lines}`),
  ...when(`${name}.vatNumber`, [fact(texts.vatNumber, `{${name}.vatNumber}`)]),
  ...when(`${name}.registerNumber`, [fact(texts.registerNumber, `{${name}.registerNumber}`)]),
  ...when(`${name}.signatory.name`, [
    fact(texts.representedBy, `{${name}.signatory.name}{#${name}.signatory.capacity}, {${name}.signatory.capacity}{/}`),
  ]),
];

const engagement = (texts: AgreementTexts): string[] => [
  heading(texts.engagement),
  fact(texts.artist, '{show.artist}'),
  fact(texts.date, '{show.date | dateLong}'),
  ...when('show.times', [fact(texts.showTime, '{show.times}')]),
  ...when('show.slot', [fact(texts.slot, '{show.slot}')]),
  ...when('show.billing', [fact(texts.billing, '{show.billing}')]),
  ...when('show.venue.name', [fact(texts.venue, '{show.venue.where}')]),
  ...when('hasShows', [
    heading(texts.shows),
    table([
      [texts.date, texts.showTime, texts.venue, texts.artist, texts.fee],
      ['{#shows}{date}', '{times}', '{venue.name}{#venue.city}, {venue.city}{/}', '{artist}', '{fee}{/}'],
    ]),
  ]),
  ...when('show.hasTimetable', [
    heading(texts.timetable),
    table([
      [texts.time, texts.what, texts.note],
      ['{#show.timetable}{time}', '{label}', '{note}{/}'],
    ]),
  ]),
];

const finance = (texts: AgreementTexts, isByPromoter: boolean): string[] => [
  heading(texts.fee),
  ...when('show.deal', [paragraph('{show.deal}')]),
  table([
    [texts.description, texts.quantity, texts.vat, texts.amount],
    ['{#show.products}{name}', '{quantity}', '{vatRate}', '{net}{/}'],
  ]),
  fact(texts.subtotal, '{totals.net}'),
  fact(texts.vat, '{totals.vat}'),
  fact(texts.total, '{totals.gross}'),
  ...when('vatText', [paragraph('{vatText}')]),
  ...(isByPromoter
    ? when('show.hasCosts', [
        heading(texts.costs),
        paragraph('{#show.costsByPromoter}'),
        bullet('{.}'),
        paragraph('{/}'),
      ])
    : []),
  heading(texts.payment),
  paragraph('{clauses.payment}'),
  ...when('show.hasPayments', [
    table([
      [texts.due, texts.description, texts.amount],
      ['{#show.payments}{due}', '{text}', '{amount}{/}'],
    ]),
  ]),
  ...when('agency.bank', [
    ...when('agency.bank.holder', [fact(texts.holder, '{agency.bank.holder}')]),
    fact('IBAN', '{agency.bank.iban}'),
    ...when('agency.bank.bic', [fact('BIC', '{agency.bank.bic}')]),
  ]),
];

function terms(texts: AgreementTexts): string[] {
  const exclusivity = fillIn(texts.exclusivityText, {
    radius: '{show.exclusivity.radius}',
    unit: '{show.exclusivity.unit}',
    before: '{show.exclusivity.daysBefore}',
    after: '{show.exclusivity.daysAfter}',
  });
  return [
    ...when('show.exclusivity', [heading(texts.exclusivity), paragraph(exclusivity)]),
    ...when('show.hasRiders', [heading(texts.riders), paragraph('{#show.riders}'), bullet('{.}'), paragraph('{/}')]),
    ...when('show.hospitality', [heading(texts.hospitality), paragraph('{show.hospitality}')]),
    ...when('show.travel', [heading(texts.travel), paragraph('{show.travel}')]),
    heading(texts.taxes),
    paragraph('{clauses.taxes}'),
    ...when('withholding', [paragraph('{withholding}')]),
    heading(texts.cancellation),
    paragraph('{clauses.cancellation}'),
    table([
      [texts.cancellationNotice, texts.cancellationShare],
      [fillIn(texts.cancellationRow, { days: '{#cancellation}{daysBefore}' }), '{percentage}{/}'],
    ]),
    heading(texts.forceMajeure),
    paragraph('{clauses.forceMajeure}'),
    heading(texts.law),
    paragraph('{clauses.law}'),
    ...when('notes', [heading(texts.notes), paragraph('{notes}')]),
  ];
}

const signatures = (texts: AgreementTexts, partner: string): string[] => [
  heading(texts.signatures),
  paragraph(texts.signatureText),
  table([
    [texts.agency, texts.partner],
    ['{agency.signatory.name}', `{${partner}.signatory.name}`],
    [`${texts.placeDate}:`, `${texts.placeDate}:`],
  ]),
];

/** A Word template to start from: all fields of the standard layout, to be restyled in Word. */
export function agreementTemplate(
  { texts: all, partner, entity }: AgreementTheme,
  locale: Locale,
): Promise<Uint8Array> {
  const texts = inLanguage(all, locale);
  const opening = [
    title(texts.title),
    paragraph(`${texts.name} {number} · ${fillIn(texts.dated, { date: '{date}' })}`),
    ...(entity !== 'contract' && partner === 'promoter'
      ? [paragraph(fillIn(texts.validUntil, { date: '{validUntil}' }))]
      : []),
  ];
  const parties = [...party(texts.agency, 'agency', texts), ...party(texts.partner, partner, texts)];
  const money = finance(texts, partner === 'promoter');
  return buildDocx(
    [...opening, ...parties, ...engagement(texts), ...money, ...terms(texts), ...signatures(texts, partner)],
    `${texts.name} {number}`,
  );
}
