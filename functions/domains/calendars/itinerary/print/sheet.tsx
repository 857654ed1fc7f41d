import { View } from '@react-pdf/renderer';
import { type Formats, formatsOf } from '#functions/platform/documents/format.ts';
import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import { Facts, Paragraph, Section, Subtitle, Title } from '#functions/platform/documents/pdf-kit.tsx';
import { Qr } from '#functions/platform/documents/pdf-qr.tsx';
import { Sheet } from '#functions/platform/documents/pdf-sheet.tsx';
import { CONTENT_WIDTH, LABEL_SIZE, styles } from '#functions/platform/documents/pdf-styles.ts';
import { TableSection } from '#functions/platform/documents/pdf-table.tsx';
import { Words } from '#functions/platform/documents/pdf-text.tsx';
import { fill } from '#functions/platform/mail/notice.ts';
import { dayEntryName, dayEntryTimes } from '#shared/domains/calendars/itinerary/rules.ts';
import type { DayShow, Itinerary, ItineraryDay } from '#shared/domains/calendars/itinerary/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { PRINT_TEXTS, type PrintTexts, roleName } from './texts.ts';

interface Look {
  readonly brand: Letterhead;
  readonly locale: Locale;
  /** Address of the page that is always up to date. */
  readonly live: string;
}
interface Print extends Look {
  readonly texts: PrintTexts;
  readonly formats: Formats;
}

/** Points: read from the length of an arm. */
const QR_SIZE = 64;

const ShowFacts = ({ show, print: { texts, brand, locale } }: { show: DayShow; print: Print }) => (
  <>
    <Section title={show.venue || show.title} color={brand.color}>
      <Facts
        rows={[
          [texts.artist, show.artists.join(', ')],
          [texts.room, show.room],
          [texts.address, show.address.join(', ')],
        ]}
      />
      <Paragraph style={styles.soft}>{fill(texts.nth, { nth: show.nth, count: show.count })}</Paragraph>
    </Section>
    <Section title={texts.contacts} color={brand.color}>
      <Facts
        rows={show.contacts.map(({ role, name, phone, email }) => [
          roleName(role, locale),
          [name, phone, email].filter(Boolean).join(' · '),
        ])}
      />
    </Section>
    {show.notes ? (
      <Section title={texts.notes} color={brand.color}>
        <Paragraph>{show.notes}</Paragraph>
      </Section>
    ) : null}
  </>
);

const Day = ({ day, first, print }: { day: ItineraryDay; first: boolean; print: Print }) => {
  const { texts, formats, brand, locale } = print;
  return (
    <View break={!first}>
      <Title>{formats.longDay(day.date)}</Title>
      <Subtitle>{[day.city, fill(texts.clock, { zone: day.zone })].filter(Boolean).join(' · ')}</Subtitle>
      {day.entries.length > 0 ? (
        <TableSection
          title={texts.schedule}
          color={brand.color}
          columns={[
            { title: texts.start, width: 84 },
            { title: texts.what },
            { title: texts.place, width: 120 },
            { title: texts.notes, width: 140 },
          ]}
          rows={day.entries.map((entry) => [
            dayEntryTimes(entry, day.zone),
            dayEntryName(entry, locale),
            entry.place,
            entry.note,
          ])}
        />
      ) : null}
      {day.shows.map((show) => (
        <ShowFacts key={show.showId} show={show} print={print} />
      ))}
    </View>
  );
};

const Live = ({ print: { texts, live } }: { print: Print }) => (
  <View style={{ marginTop: 15 }} wrap={false}>
    <View style={{ alignItems: 'flex-end' }}>
      <Qr text={live} size={QR_SIZE} />
    </View>
    <Words width={CONTENT_WIDTH} style={{ ...styles.label, fontSize: LABEL_SIZE, textAlign: 'right' }}>
      {texts.live}
    </Words>
  </View>
);

/** A day a page, as ux.md asks of document; import only by `import()`. */
export const itinerarySheet = (itinerary: Itinerary, look: Look, fonts: readonly string[]) => {
  const print = { ...look, texts: inLanguage(PRINT_TEXTS, look.locale), formats: formatsOf(look.locale) };
  const { texts, formats, brand, locale } = print;
  const { name, from, to, days } = itinerary;
  return (
    <Sheet
      brand={brand}
      fonts={fonts}
      locale={locale}
      title={`${texts.itinerary} ${name}`}
      pageText={texts.page}
      reference={[`${texts.itinerary} ${name}`, fill(texts.days, { from: formats.day(from), to: formats.day(to) })]}
    >
      {days.length === 0 ? <Paragraph>{texts.nothing}</Paragraph> : null}
      {days.map((day, at) => (
        <Day key={day.date} day={day} first={at === 0} print={print} />
      ))}
      <Live print={print} />
    </Sheet>
  );
};
