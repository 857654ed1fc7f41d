import { View } from '@react-pdf/renderer';
import {
  Bullets,
  Facts,
  LONG_TABLE,
  LONG_TEXT,
  Paragraph,
  Section,
  Table,
  Totals,
} from '#functions/platform/documents/pdf-kit.tsx';
import { type Paper, totalRows } from './paper.ts';

const Fee = ({ paper }: { paper: Paper }) => {
  const { document, texts, formats, money, color } = paper;
  return (
    <Section
      title={texts.fee}
      color={color}
      long={document.lines.length > LONG_TABLE || document.deal.length > LONG_TEXT}
    >
      <Paragraph>{document.deal}</Paragraph>
      <Table
        columns={[
          { title: texts.description },
          { title: texts.quantity, width: 50, right: true },
          { title: texts.vat, width: 50, right: true },
          { title: texts.amount, width: 90, right: true },
        ]}
        rows={document.lines.map((line) => [
          line.text,
          formats.number(line.quantity),
          formats.percent(line.vatRate),
          money(line.net),
        ])}
      />
      <Totals rows={totalRows(paper)} />
      <Paragraph>{document.vatText}</Paragraph>
    </Section>
  );
};

const Payment = ({ paper: { document, texts, formats, money, color, clause } }: { paper: Paper }) => {
  const { payments, bank } = document;
  const terms = clause('payment');
  return (
    <Section title={texts.payment} color={color} long={payments.length > LONG_TABLE || terms.length > LONG_TEXT}>
      <Paragraph>{terms}</Paragraph>
      {payments.length > 0 && (
        <Table
          columns={[
            { title: texts.due, width: 120 },
            { title: texts.description },
            { title: texts.amount, width: 90, right: true },
          ]}
          rows={payments.map(({ due, text, amount }) => [formats.day(due), text, money(amount)])}
        />
      )}
      {bank && (
        <View style={{ marginTop: 8 }} wrap={false}>
          <Facts
            rows={[
              [texts.holder, bank.holder],
              ['IBAN', bank.iban],
              ['BIC', bank.bic],
              [texts.bank, bank.name],
            ]}
          />
        </View>
      )}
    </Section>
  );
};

const Costs = ({ paper: { document, texts, color } }: { paper: Paper }) => {
  const { costsByPromoter: costs = [] } = document;
  if (costs.length === 0) return null;
  return (
    <Section title={texts.costs} color={color} long={costs.length > LONG_TABLE}>
      <Bullets items={costs} />
    </Section>
  );
};

export const Finance = ({ paper }: { paper: Paper }) => (
  <>
    <Fee paper={paper} />
    <Costs paper={paper} />
    <Payment paper={paper} />
  </>
);
