import { View } from '@react-pdf/renderer';
import { Bullets, Paragraph, Section } from '#functions/platform/documents/pdf-kit.tsx';
import { CONTENT_WIDTH, LABEL_SIZE, styles } from '#functions/platform/documents/pdf-styles.ts';
import { TableSection } from '#functions/platform/documents/pdf-table.tsx';
import { Words } from '#functions/platform/documents/pdf-text.tsx';
import type { AgreementParty } from '#shared/domains/agreements/agreement/document.ts';
import { type Agreement, cancellationRows, exclusivityText, fillIn, withholdingText } from './agreement.ts';
import type { AgreementTexts } from './texts/en.ts';

const Riders = ({ agreement: { document, texts, color } }: { agreement: Agreement }) => (
  <Section title={texts.riders} color={color}>
    <Paragraph>{texts.ridersText}</Paragraph>
    <Bullets items={document.riders} />
  </Section>
);

const Cancellation = ({ agreement }: { agreement: Agreement }) => (
  <TableSection
    title={agreement.texts.cancellation}
    color={agreement.color}
    text={agreement.clause('cancellation')}
    columns={[{ title: agreement.texts.cancellationNotice }, { title: agreement.texts.cancellationShare, right: true }]}
    rows={cancellationRows(agreement)}
  />
);

/** Title and text of every section that is plain words; an empty text leaves its section out. */
const wordSections = (agreement: Agreement) => {
  const { document, texts, formats, clause } = agreement;
  const { guestTickets: count } = document;
  const withheld = withholdingText(document, texts, formats);
  return {
    before: [
      [texts.exclusivity, exclusivityText(agreement)],
      [texts.hospitality, document.hospitality],
      [texts.travel, document.travel],
      [texts.guests, count > 0 ? fillIn(texts.guestsText, { count }) : ''],
      [texts.taxes, [clause('taxes'), withheld].filter(Boolean).join(document.withholdingByShow ? '\n' : ' ')],
    ],
    after: [
      [texts.forceMajeure, clause('forceMajeure')],
      [texts.law, clause('law')],
      [texts.notes, document.notes],
    ],
  } as const;
};

const TextSections = ({ rows, color }: { rows: readonly (readonly [string, string])[]; color: string }) =>
  rows
    .filter(([, text]) => text)
    .map(([title, text]) => (
      <Section key={title} title={title} color={color}>
        <Paragraph>{text}</Paragraph>
      </Section>
    ));

const SIGNATURE_WIDTH = (CONTENT_WIDTH - styles.signatures.gap) / 2;
const LABEL = { ...styles.label, fontSize: LABEL_SIZE };

const Signature = ({ role, party, texts }: { role: string; party: AgreementParty; texts: AgreementTexts }) => {
  const lines = (text: string, style = {}) => (
    <Words width={SIGNATURE_WIDTH} style={style}>
      {text}
    </Words>
  );
  return (
    <View style={{ width: SIGNATURE_WIDTH }}>
      {lines(role, LABEL)}
      <View style={styles.signatureLine} />
      {lines(party.signatory.name, styles.strong)}
      {lines([party.signatory.capacity, party.name].filter(Boolean).join(', '))}
      <View style={{ ...styles.signatureLine, height: 28 }} />
      {lines(texts.placeDate, LABEL)}
    </View>
  );
};

/** Both signatures and their heading stay on one page. */
const Signatures = ({ agreement: { document, partner, texts, color } }: { agreement: Agreement }) => (
  <View wrap={false}>
    <Section title={texts.signatures} color={color}>
      <Paragraph>{texts.signatureText}</Paragraph>
      <View style={styles.signatures}>
        <Signature role={texts.agency} party={document.agency} texts={texts} />
        <Signature role={texts.partner} party={partner} texts={texts} />
      </View>
    </Section>
  </View>
);

export const Terms = ({ agreement }: { agreement: Agreement }) => {
  const { before, after } = wordSections(agreement);
  return (
    <>
      {agreement.document.riders.length > 0 && <Riders agreement={agreement} />}
      <TextSections rows={before} color={agreement.color} />
      <Cancellation agreement={agreement} />
      <TextSections rows={after} color={agreement.color} />
      <Signatures agreement={agreement} />
    </>
  );
};
