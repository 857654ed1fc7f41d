import { Text, View } from '@react-pdf/renderer';
import { Bullets, LONG_TEXT, Paragraph, Section, Table } from '#functions/platform/documents/pdf-kit.tsx';
import { styles } from '#functions/platform/documents/pdf-styles.ts';
import type { PaperParty } from '#shared/domains/paper/document.ts';
import { cancellationRows, exclusivityText, fillIn, type Paper } from './paper.ts';
import type { PaperTexts } from './texts/en.ts';

const Riders = ({ paper: { document, texts, color } }: { paper: Paper }) => (
  <Section title={texts.riders} color={color}>
    <Paragraph>{texts.ridersText}</Paragraph>
    <Bullets items={document.riders} />
  </Section>
);

const Cancellation = ({ paper }: { paper: Paper }) => {
  const rows = cancellationRows(paper);
  const terms = paper.clause('cancellation');
  return (
    <Section title={paper.texts.cancellation} color={paper.color} long={terms.length > LONG_TEXT}>
      <Paragraph>{terms}</Paragraph>
      {rows.length > 0 && (
        <Table
          columns={[
            { title: paper.texts.cancellationNotice },
            { title: paper.texts.cancellationShare, width: 100, right: true },
          ]}
          rows={rows}
        />
      )}
    </Section>
  );
};

/** Title and text of every section that is plain words; an empty text leaves its section out. */
const wordSections = (paper: Paper) => {
  const { document, texts, formats, clause } = paper;
  const { withholdingRate: rate, guestTickets: count } = document;
  const withheld = rate === undefined ? '' : fillIn(texts.withholding, { rate: formats.percent(rate) });
  return {
    before: [
      [texts.exclusivity, exclusivityText(paper)],
      [texts.hospitality, document.hospitality],
      [texts.travel, document.travel],
      [texts.guests, count > 0 ? fillIn(texts.guestsText, { count }) : ''],
      [texts.taxes, [clause('taxes'), withheld].filter(Boolean).join(' ')],
    ],
    after: [
      [texts.forceMajeure, clause('forceMajeure')],
      [texts.law, clause('law')],
      [texts.notes, document.notes],
    ],
  } as const;
};

const Words = ({ rows, color }: { rows: readonly (readonly [string, string])[]; color: string }) =>
  rows
    .filter(([, text]) => text)
    .map(([title, text]) => (
      <Section key={title} title={title} color={color} long={text.length > LONG_TEXT}>
        <Paragraph>{text}</Paragraph>
      </Section>
    ));

const Signature = ({ role, party, texts }: { role: string; party: PaperParty; texts: PaperTexts }) => (
  <View style={styles.signature}>
    <Text style={styles.label}>{role}</Text>
    <View style={styles.signatureLine} />
    <Text style={styles.strong}>{party.signatory.name}</Text>
    <Text>{[party.signatory.capacity, party.name].filter(Boolean).join(', ')}</Text>
    <View style={{ ...styles.signatureLine, height: 28 }} />
    <Text style={styles.label}>{texts.placeDate}</Text>
  </View>
);

/** Both signatures and their heading stay on one page. */
const Signatures = ({ paper: { document, partner, texts, color } }: { paper: Paper }) => (
  <Section title={texts.signatures} color={color}>
    <Paragraph>{texts.signatureText}</Paragraph>
    <View style={styles.signatures}>
      <Signature role={texts.agency} party={document.agency} texts={texts} />
      <Signature role={texts.partner} party={partner} texts={texts} />
    </View>
  </Section>
);

export const Terms = ({ paper }: { paper: Paper }) => {
  const { before, after } = wordSections(paper);
  return (
    <>
      {paper.document.riders.length > 0 && <Riders paper={paper} />}
      <Words rows={before} color={paper.color} />
      <Cancellation paper={paper} />
      <Words rows={after} color={paper.color} />
      <Signatures paper={paper} />
    </>
  );
};
