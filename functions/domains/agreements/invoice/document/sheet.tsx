import { View } from '@react-pdf/renderer';
import { formatsOf } from '#functions/platform/documents/format.ts';
import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import { Facts, Paragraph, PartySummary, Section, Title } from '#functions/platform/documents/pdf-kit.tsx';
import { Qr } from '#functions/platform/documents/pdf-qr.tsx';
import { Sheet } from '#functions/platform/documents/pdf-sheet.tsx';
import { CONTENT_WIDTH, GAP, styles } from '#functions/platform/documents/pdf-styles.ts';
import { Table } from '#functions/platform/documents/pdf-table.tsx';
import { isIssued, isPayable, isPurchase } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceParty } from '#shared/domains/agreements/invoice/party-schemas.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { ibanText } from '#shared/kernel/money/bank.ts';
import { epcText } from '#shared/kernel/money/epc.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { type Carry, carryOf } from './carry.ts';
import {
  behalfText,
  creditText,
  fillIn,
  lineRows,
  type Printed,
  supplyText,
  totalRows,
  vatInBase,
  vatReasons,
} from './printed.ts';
import { INVOICE_TEXTS } from './texts.ts';

const personText = (person: InvoiceParty['contact']): string =>
  person ? [person.name, [person.phone, person.email].filter(Boolean).join(' · ')].filter(Boolean).join('\n') : '';

const Party = ({ role, party, texts }: { role: string; party: InvoiceParty | undefined; texts: Printed['texts'] }) => (
  <PartySummary
    role={role}
    name={party?.name ?? ''}
    lines={[...(party?.address ?? []), [party?.phone, party?.email].filter(Boolean).join(' · '), party?.website ?? '']}
    facts={[
      [texts.vatNumber, party?.vatNumber ?? ''],
      [texts.registerNumber, party?.registerNumber ?? ''],
      [texts.contact, personText(party?.contact)],
    ]}
  />
);

/** A draft has no number yet, so it is no invoice. */
const isProforma = (invoice: InvoiceFields): boolean => !isIssued(invoice);
const titleOf = (invoice: InvoiceFields, texts: Printed['texts']): string =>
  isProforma(invoice) ? texts.proforma : `${texts[invoice.type]} ${invoice.number}`;

const Opening = ({ printed }: { printed: Printed }) => {
  const { invoice, texts, formats } = printed;
  return (
    <>
      <Title>{titleOf(invoice, texts)}</Title>
      <View style={{ ...styles.columns, marginTop: 14 }}>
        <Party role={texts.from} party={invoice.seller} texts={texts} />
        <Party role={texts.to} party={invoice.buyer} texts={texts} />
      </View>
      <View style={{ marginTop: 12 }}>
        <Facts
          rows={[
            [texts.dated, invoice.date ? formats.day(invoice.date) : ''],
            [texts.due, isPayable(invoice) && invoice.dueDate ? formats.day(invoice.dueDate) : ''],
            [texts.supply, supplyText(printed)],
            [texts.reference, invoice.reference],
          ]}
        />
      </View>
    </>
  );
};

const Charges = ({ printed, carry }: { printed: Printed; carry: Carry }) => {
  const { invoice, texts } = printed;
  const isDiscounted = invoice.lines.some(({ discount, discountRate }) => discount > 0 || discountRate > 0);
  return (
    <>
      <View style={{ height: 15 }} />
      <Paragraph>{behalfText(printed)}</Paragraph>
      <Paragraph>{creditText(printed)}</Paragraph>
      <Paragraph>{invoice.intro}</Paragraph>
      <Table
        columns={[
          { title: texts.description },
          { title: texts.quantity, right: true },
          { title: invoice.pricesIncludeVat ? texts.priceInclusive : texts.price, right: true },
          ...(isDiscounted ? [{ title: texts.discount, right: true }] : []),
          { title: texts.vat, right: true },
          { title: invoice.pricesIncludeVat ? texts.amountExclusive : texts.amount, right: true },
        ]}
        rows={lineRows(printed, isDiscounted)}
        totals={totalRows(printed)}
        onPlace={carry.onPlace}
      />
      {vatReasons(invoice).map((reason) => (
        <Paragraph key={reason}>{reason}</Paragraph>
      ))}
      <Paragraph>{vatInBase(printed)}</Paragraph>
    </>
  );
};

/** Points: read by a phone over a desk. */
const QR_SIZE = 72;

const Payment = ({ printed: { invoice, texts, formats, money, color } }: { printed: Printed }) => {
  const { payTo, type, total, number, dueDate, termText = '' } = invoice;
  const values = { amount: money(total), date: dueDate ? formats.day(dueDate) : '', number };
  const amount = { minor: total, currency: invoice.currency };
  const code = payTo && epcText({ ...payTo, amount, reference: number });
  if (isPurchase({ type })) return null;
  if (type === 'credit') return <Paragraph>{fillIn(texts.owed, values)}</Paragraph>;
  return (
    <Section title={texts.payment} color={color}>
      <Paragraph>{total > 0 ? fillIn(texts.pay, values) : ''}</Paragraph>
      <Paragraph>{termText}</Paragraph>
      {payTo && (
        <View style={styles.payment} wrap={false}>
          <View style={{ width: CONTENT_WIDTH - QR_SIZE - GAP }}>
            <Facts
              width={CONTENT_WIDTH - QR_SIZE - GAP}
              rows={[
                [texts.holder, payTo.holder],
                ['IBAN', ibanText(payTo.iban)],
                ['BIC', payTo.bic],
                [texts.mention, number],
              ]}
            />
          </View>
          {code && <Qr text={code} size={QR_SIZE} />}
        </View>
      )}
    </Section>
  );
};

/** The standard layout of an issued invoice or credit note; import only by `import()`. */
export function invoiceSheet(invoice: InvoiceFields, brand: Letterhead, fonts: readonly string[]) {
  const { locale, currency } = invoice;
  const [texts, formats] = [inLanguage(INVOICE_TEXTS, locale), formatsOf(locale)];
  const money = (minor: number) => formats.money(minor, currency);
  const printed = { invoice, texts, formats, money, color: brand.color };
  const nets = invoice.lines.map(({ net }) => net);
  const carry = carryOf(nets, (sum) => fillIn(texts.carried, { amount: money(sum) }));
  return (
    <Sheet
      brand={brand}
      fonts={fonts}
      locale={locale}
      title={titleOf(invoice, texts)}
      reference={[titleOf(invoice, texts), invoice.date ? formats.day(invoice.date) : '']}
      pageText={texts.page}
      carried={carry.carried}
    >
      <Opening printed={printed} />
      <Charges printed={printed} carry={carry} />
      {isProforma(invoice) ? <Paragraph>{texts.proformaNote}</Paragraph> : <Payment printed={printed} />}
      {invoice.legalText && <View style={{ height: 10 }} />}
      <Paragraph style={styles.soft}>{invoice.legalText ?? ''}</Paragraph>
    </Sheet>
  );
}
