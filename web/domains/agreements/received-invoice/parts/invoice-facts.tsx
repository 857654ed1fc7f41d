import { Plural, useLingui } from '@lingui/react/macro';
import type { ReceivedInvoice } from '#shared/domains/agreements/received-invoice/schemas.ts';
import { formatNumber, useFormat } from '#web/platform/format.ts';
import { Facts } from '#web/ui/record/facts.tsx';

/** Thousandths of a percent in one percent. */
const RATE_UNIT = 1000;

function Lines({ invoice: { lines, lineCount, currency } }: { readonly invoice: ReceivedInvoice }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const hidden = lineCount - lines.length;
  return (
    <>
      <table className="rcv-lines" aria-label={t`Lines`}>
        <tbody>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file never change, and some are alike
            <tr key={i}>
              <th scope="row">{line.text}</th>
              <td className="num">{line.quantity}</td>
              <td className="num">{line.vatRate === undefined ? '' : `${formatNumber(line.vatRate / RATE_UNIT)}%`}</td>
              <td className="num">{money(line.net, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <p className="meta">
          <Plural value={hidden} one="# more line is in the file" other="# more lines are in the file" />
        </p>
      )}
    </>
  );
}

/** An e-invoice as its file says it. */
export function InvoiceFacts({ invoice }: { readonly invoice: ReceivedInvoice }) {
  const { t } = useLingui();
  const { day, money } = useFormat();
  const { seller, buyer, number, date, dueDate, currency, net, tax, total, source } = invoice;
  const on = (one: string | undefined) => one && day({ date: one }, { year: true });
  return (
    <>
      <Facts
        items={[
          { id: 'seller', label: t`Seller`, value: seller.name },
          { id: 'vat', label: t`VAT number`, value: seller.vatNumber },
          { id: 'register', label: t`Register number`, value: seller.registerNumber },
          { id: 'buyer', label: t`Buyer`, value: buyer.name },
          { id: 'number', label: t`Invoice number`, value: number },
          { id: 'date', label: t`Date`, value: on(date) },
          { id: 'due', label: t`Due date`, value: on(dueDate) },
          { id: 'net', label: t`Without VAT`, value: money(net, currency) },
          { id: 'tax', label: t`VAT`, value: money(tax, currency) },
          { id: 'total', label: t`Total`, value: <b>{money(total, currency)}</b> },
          {
            id: 'source',
            label: t`Came by`,
            value: source === 'network' ? t`E-invoice network` : t`Upload`,
          },
        ]}
      />
      <Lines invoice={invoice} />
    </>
  );
}
