import { Text, View } from '@react-pdf/renderer';
import { Bullets, LONG_TEXT, Paragraph, Section, Table } from '#functions/platform/documents/pdf-kit.tsx';
import { styles } from '#functions/platform/documents/pdf-styles.ts';
import type { ContractParty } from '#shared/domains/contract/document.ts';
import { clauseText } from './clauses.ts';
import { cancellationRows, exclusivityText, fillIn, type Paper } from './paper.ts';
import type { ContractTexts } from './texts/en.ts';

const Riders = ({ paper: { contract, texts, color } }: { paper: Paper }) => (
  <Section title={texts.riders} color={color}>
    <Paragraph>{texts.ridersText}</Paragraph>
    <Bullets items={contract.riders} />
  </Section>
);

const Cancellation = ({ paper }: { paper: Paper }) => {
  const rows = cancellationRows(paper);
  const clause = clauseText(paper.contract, 'cancellation');
  return (
    <Section title={paper.texts.cancellation} color={paper.color} long={clause.length > LONG_TEXT}>
      <Paragraph>{clause}</Paragraph>
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
  const { contract, texts, formats } = paper;
  const { withholdingRate: rate, guestTickets: count } = contract;
  const withheld = rate === undefined ? '' : fillIn(texts.withholding, { rate: formats.percent(rate) });
  return {
    before: [
      [texts.exclusivity, exclusivityText(paper)],
      [texts.hospitality, contract.hospitality],
      [texts.travel, contract.travel],
      [texts.guests, count > 0 ? fillIn(texts.guestsText, { count }) : ''],
      [texts.taxes, [clauseText(contract, 'taxes'), withheld].filter(Boolean).join(' ')],
    ],
    after: [
      [texts.forceMajeure, clauseText(contract, 'forceMajeure')],
      [texts.law, clauseText(contract, 'law')],
      [texts.notes, contract.notes],
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

const Signature = ({ role, party, texts }: { role: string; party: ContractParty; texts: ContractTexts }) => (
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
const Signatures = ({ paper: { contract, texts, color } }: { paper: Paper }) => (
  <Section title={texts.signatures} color={color}>
    <Paragraph>{texts.signatureText}</Paragraph>
    <View style={styles.signatures}>
      <Signature role={texts.agency} party={contract.agency} texts={texts} />
      <Signature role={texts.promoter} party={contract.promoter} texts={texts} />
    </View>
  </Section>
);

export const Terms = ({ paper }: { paper: Paper }) => {
  const { before, after } = wordSections(paper);
  return (
    <>
      {paper.contract.riders.length > 0 && <Riders paper={paper} />}
      <Words rows={before} color={paper.color} />
      <Cancellation paper={paper} />
      <Words rows={after} color={paper.color} />
      <Signatures paper={paper} />
    </>
  );
};
