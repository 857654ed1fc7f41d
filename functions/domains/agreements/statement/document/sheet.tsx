import { View } from '@react-pdf/renderer';
import { formatsOf } from '#functions/platform/documents/format.ts';
import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import { Facts, Paragraph, Section, Title } from '#functions/platform/documents/pdf-kit.tsx';
import { Sheet } from '#functions/platform/documents/pdf-sheet.tsx';
import { TableSection } from '#functions/platform/documents/pdf-table.tsx';
import { Totals } from '#functions/platform/documents/pdf-totals.tsx';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { blocksOf, closingRows, closingText, type Printed } from './printed.ts';
import { STATEMENT_TEXTS } from './texts.ts';

export interface StatementContent {
  readonly statement: Printed['statement'];
  readonly brand: Letterhead;
  readonly locale: Locale;
  /** The day of sending, where the bookkeeping is. */
  readonly sentOn: LocalDate;
}

/** The standard layout of a sent statement; import only by `import()`. */
export function statementSheet({ statement, brand, locale, sentOn }: StatementContent, fonts: readonly string[]) {
  const printed = { statement, texts: inLanguage(STATEMENT_TEXTS, locale), formats: formatsOf(locale) };
  const { texts, formats } = printed;
  const { number, artist, bookkeeping, from, to } = statement;
  const title = `${texts.title} ${number}`;
  const dated = formats.day(sentOn);
  const columns = [
    { title: texts.description },
    { title: texts.amount, right: true },
    { title: texts.vat, right: true },
    { title: texts.total, right: true },
  ];
  return (
    <Sheet brand={brand} fonts={fonts} locale={locale} title={title} reference={[title, dated]} pageText={texts.page}>
      <Title>{title}</Title>
      <View style={{ marginTop: 12, marginBottom: 8 }}>
        <Facts
          rows={[
            [texts.artist, artist.name],
            [texts.period, formats.days(to > from ? { date: from, lastDate: to } : { date: from })],
            [texts.dated, dated],
            [texts.from, bookkeeping.name],
          ]}
        />
      </View>
      {blocksOf(printed).map((block) => (
        <TableSection key={block.title} {...block} color={brand.color} columns={columns} />
      ))}
      <Section title={texts.balance} color={brand.color}>
        <Totals rows={closingRows(printed)} />
        <Paragraph>{closingText(printed)}</Paragraph>
      </Section>
    </Sheet>
  );
}
