import { Trans, useLingui } from '@lingui/react/macro';
import { isPayable } from '#shared/domains/agreements/invoice/kinds.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { Facts } from '#web/ui/record/facts.tsx';
import { DocumentLines } from './document-lines.tsx';
import { discountOf, reasonsOf } from './document-model.ts';
import { DocumentParties } from './document-parties.tsx';
import { DocumentSums } from './document-sums.tsx';

function PayTo({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useLingui();
  const { day, number } = useFormat();
  const { payTo, dueDate, termText, reference, number: own, exchange, currency, lines } = invoice;
  // A credit note is not paid by its reader.
  const toPay = [
    { id: 'due', label: t`Due date`, value: dueDate && day({ date: dueDate }, { year: true }) },
    { id: 'iban', label: t`Account`, value: payTo && <span className="num">{payTo.iban}</span> },
    { id: 'holder', label: t`Account holder`, value: payTo?.holder },
    { id: 'mention', label: t`Payment reference`, value: own && <span className="num">{own}</span> },
    { id: 'term', label: t`Payment term`, value: termText },
  ];
  return (
    <div className="inv-pay">
      <Facts
        items={[
          ...(isPayable(invoice) ? toPay : []),
          { id: 'reference', label: t`Your reference`, value: reference },
          {
            id: 'rate',
            label: t`Exchange rate`,
            value: exchange && (
              <span className="num">
                1 {exchange.base} = {number(Number(exchange.rate), { maximumFractionDigits: 6 })} {currency}
              </span>
            ),
          },
        ]}
      />
      {reasonsOf(lines).map((reason) => (
        <p key={reason} className="meta">
          {reason}
        </p>
      ))}
    </div>
  );
}

/** The document as its reader will have it before them: who, what, how much, and where to pay. */
export function InvoiceDocument({ invoice }: { readonly invoice: Invoice }) {
  const { day } = useFormat();
  const { date, supplyFrom, supplyTo, intro, creditOf } = invoice;
  const dayOf = (one: string) => day({ date: one }, { year: true });
  const supply = [...new Set([supplyFrom, supplyTo].filter(Boolean))].map(dayOf).join(' – ');
  return (
    <section className="card inv-paper">
      <DocumentParties invoice={invoice} />
      <p className="mut num">
        {date ? <Trans>Dated {dayOf(date)}</Trans> : <Trans>Dated when issued</Trans>}
        {supply && (
          <>
            {' · '}
            <Trans>Supplied {supply}</Trans>
          </>
        )}
        {creditOf && (
          <>
            {' · '}
            <Trans>Credits {creditOf.number}</Trans>
          </>
        )}
      </p>
      {intro && <p className="pre">{intro}</p>}
      <DocumentLines invoice={invoice} />
      <DocumentSums sums={{ ...invoice, discount: discountOf(invoice) }} currency={invoice.currency} />
      <PayTo invoice={invoice} />
    </section>
  );
}
