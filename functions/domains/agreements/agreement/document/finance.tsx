import { View } from '@react-pdf/renderer';
import { Bullets, Facts, Paragraph, Section } from '#functions/platform/documents/pdf-kit.tsx';
import { TableSection } from '#functions/platform/documents/pdf-table.tsx';
import { lineText } from '#shared/domains/agreements/agreement/several.ts';
import { ibanText } from '#shared/kernel/money/bank.ts';
import { type Agreement, totalRows } from './agreement.ts';

const Fee = ({ agreement }: { agreement: Agreement }) => {
  const { document, texts, formats, money, color } = agreement;
  return (
    <>
      <TableSection
        title={texts.fee}
        color={color}
        text={document.deal}
        columns={[
          { title: texts.description },
          { title: texts.quantity, right: true },
          { title: texts.vat, right: true },
          { title: texts.amount, right: true },
        ]}
        rows={document.lines.map((line) => [
          lineText(document, line, formats.days),
          formats.number(line.quantity),
          formats.percent(line.vatRate),
          money(line.net),
        ])}
        totals={totalRows(agreement)}
      />
      <Paragraph>{document.vatText}</Paragraph>
    </>
  );
};

const Payment = ({ agreement: { document, texts, formats, money, color, clause } }: { agreement: Agreement }) => {
  const { payments, bank } = document;
  return (
    <>
      <TableSection
        title={texts.payment}
        color={color}
        text={clause('payment')}
        columns={[{ title: texts.due, width: 120 }, { title: texts.description }, { title: texts.amount, right: true }]}
        rows={payments.map(({ due, text, amount }) => [formats.day(due), text, money(amount)])}
      />
      {bank && (
        <View style={{ marginTop: 8 }} wrap={false}>
          <Facts
            rows={[
              [texts.holder, bank.holder],
              ['IBAN', ibanText(bank.iban)],
              ['BIC', bank.bic],
              [texts.bank, bank.name],
            ]}
          />
        </View>
      )}
    </>
  );
};

const Costs = ({ agreement: { document, texts, color } }: { agreement: Agreement }) => {
  const { costsByPromoter: costs = [] } = document;
  if (costs.length === 0) return null;
  return (
    <Section title={texts.costs} color={color}>
      <Bullets items={costs} />
    </Section>
  );
};

export const Finance = ({ agreement }: { agreement: Agreement }) => (
  <>
    <Fee agreement={agreement} />
    <Costs agreement={agreement} />
    <Payment agreement={agreement} />
  </>
);
