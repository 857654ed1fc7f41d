import { View } from '@react-pdf/renderer';
import { Facts, Paragraph, PartySummary, Section, Subtitle, Title } from '#functions/platform/documents/pdf-kit.tsx';
import { styles } from '#functions/platform/documents/pdf-styles.ts';
import { TableSection } from '#functions/platform/documents/pdf-table.tsx';
import type { AgreementParty } from '#shared/domains/agreements/agreement/document.ts';
import { feeOf } from '#shared/domains/agreements/agreement/several.ts';
import { type Agreement, showTimes, timesOf } from './agreement.ts';
import type { AgreementTexts } from './texts/en.ts';

const Party = ({ role, party, texts }: { role: string; party: AgreementParty; texts: AgreementTexts }) => {
  const { name, capacity } = party.signatory;
  return (
    <PartySummary
      role={role}
      name={party.name}
      lines={[...party.address, [party.email, party.phone].filter(Boolean).join(' · ')]}
      facts={[
        [texts.vatNumber, party.vatNumber],
        [texts.registerNumber, party.registerNumber],
        [texts.representedBy, [name, capacity].filter(Boolean).join(', ')],
      ]}
    />
  );
};

/** Title and parties: who agrees about what, on one look. */
export const Opening = ({ agreement: { document, partner, texts, formats } }: { agreement: Agreement }) => (
  <>
    <Title>{texts.title}</Title>
    <Subtitle>
      {[document.show.artist, document.show.venue.name, formats.longDays(document.show)].filter(Boolean).join(' · ')}
    </Subtitle>
    <View style={styles.columns}>
      <Party role={texts.agency} party={document.agency} texts={texts} />
      <Party role={texts.partner} party={partner} texts={texts} />
    </View>
    <View style={{ height: 16 }} />
    <Paragraph>{texts.preamble}</Paragraph>
  </>
);

/** The shows of a document of several, with the fee of each. */
const Schedule = ({ agreement: { document, texts, formats, money, color } }: { agreement: Agreement }) => (
  <TableSection
    title={texts.shows}
    color={color}
    columns={[
      { title: texts.date, width: 110 },
      { title: texts.showTime, width: 76 },
      { title: texts.venue },
      { title: texts.artist },
      { title: texts.fee, right: true },
    ]}
    rows={(document.shows ?? []).map((show) => [
      formats.days(show),
      timesOf(show),
      [show.venue, show.city].filter(Boolean).join(', '),
      show.artist,
      money(feeOf(document, show.showId)),
    ])}
  />
);

export const Engagement = ({ agreement }: { agreement: Agreement }) => {
  const { document, texts, formats, color } = agreement;
  const { show, timetable } = document;
  const { name, address, capacity } = show.venue;
  return (
    <>
      <Section title={texts.engagement} color={color}>
        <Facts
          rows={[
            [texts.artist, show.artist],
            [texts.date, formats.longDays(show)],
            [texts.showTime, showTimes(document, formats)],
            [texts.slot, show.slot],
            [texts.billing, show.billing],
            [texts.venue, [name, ...address].filter(Boolean).join(', ')],
            [texts.capacity, capacity === undefined ? '' : formats.number(capacity)],
          ]}
        />
      </Section>
      {document.shows && <Schedule agreement={agreement} />}
      {timetable.length > 0 && (
        <TableSection
          title={texts.timetable}
          color={color}
          columns={[{ title: texts.time, width: 90 }, { title: texts.what }, { title: texts.note, width: 180 }]}
          rows={timetable.map(({ time, label, note }) => [time, label, note])}
        />
      )}
    </>
  );
};
