import { View } from '@react-pdf/renderer';
import { Facts, Paragraph, PartySummary, Section, Subtitle, Title } from '#functions/platform/documents/pdf-kit.tsx';
import { styles } from '#functions/platform/documents/pdf-styles.ts';
import { TableSection } from '#functions/platform/documents/pdf-table.tsx';
import type { AgreementParty } from '#shared/domains/agreements/agreement/document.ts';
import { type Agreement, showTimes } from './agreement.ts';
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
    <Subtitle>{[document.show.artist, document.show.venue.name, formats.longDays(document.show)].join(' · ')}</Subtitle>
    <View style={styles.columns}>
      <Party role={texts.agency} party={document.agency} texts={texts} />
      <Party role={texts.partner} party={partner} texts={texts} />
    </View>
    <View style={{ height: 16 }} />
    <Paragraph>{texts.preamble}</Paragraph>
  </>
);

export const Engagement = ({ agreement: { document, texts, formats, color } }: { agreement: Agreement }) => {
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
            [texts.venue, [name, ...address].join(', ')],
            [texts.capacity, capacity === undefined ? '' : formats.number(capacity)],
          ]}
        />
      </Section>
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
