import { Trans } from '@lingui/react/macro';
import type { BilledRow, InvoiceProposal } from '#shared/domains/agreements/invoice/proposal.ts';
import { useFormat } from '#web/platform/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SettlementMark, useInvoiceName } from '../widgets/settlement-mark.tsx';
import '#web/domains/agreements/payment/widgets/owed.css';
import '../widgets/invoice-rows.css';

function Row({ row }: { readonly row: BilledRow }) {
  const { day, money } = useFormat();
  const name = useInvoiceName()(row);
  return (
    <li>
      <PageLink to={`/invoice/${row.invoiceId}`} className="row">
        <span className="col grow">
          <span className="strong num">{name}</span>
          <span className="meta">{row.date && day({ date: row.date }, { year: true })}</span>
        </span>
        <span className="col inv-figure">
          <span className={row.net < 0 ? 'num inv-minus' : 'num'}>{money(row.net, row.currency)}</span>
          <SettlementMark invoice={row} />
        </span>
      </PageLink>
    </li>
  );
}

function Left({ agreed, left, input: { currency } }: InvoiceProposal) {
  const { money } = useFormat();
  return (
    <dl className="inv-sums">
      <div>
        <dt>
          <Trans>Agreed, without VAT</Trans>
        </dt>
        <dd className="num">{money(agreed, currency)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Invoiced already</Trans>
        </dt>
        <dd className="num">{money(left - agreed, currency)}</dd>
      </div>
      <div className="inv-all">
        <dt>
          <Trans>Left to invoice</Trans>
        </dt>
        <dd className="num">{money(left, currency)}</dd>
      </div>
    </dl>
  );
}

/** Warns where a further invoice would bill a show twice. */
function Warning({ settledBy, agreed, left, billedNet }: InvoiceProposal) {
  if (settledBy) {
    const number = settledBy.number || '…';
    return (
      <Notice tone="red" fact={<Trans>The settlement was invoiced already: {number}.</Trans>}>
        <Trans>Credit that invoice first to invoice the settlement again.</Trans>
      </Notice>
    );
  }
  if (left === 0 && agreed !== 0)
    return (
      <Notice tone="amber" fact={<Trans>Nothing is left to invoice.</Trans>}>
        <Trans>Add lines only for what was agreed besides.</Trans>
      </Notice>
    );
  return (
    agreed - left !== billedNet && (
      <Notice tone="blue">
        <Trans>Amounts under another VAT rate, in another currency, or above what was agreed are not deducted.</Trans>
      </Notice>
    )
  );
}

/** The invoices of a show, and how much of what was agreed they leave. */
export function BilledAlready({ proposal }: { readonly proposal: InvoiceProposal }) {
  return (
    <div className="inv-billed">
      <Warning {...proposal} />
      <ul className="inv-list">
        {proposal.billed.map((row) => (
          <Row key={row.invoiceId} row={row} />
        ))}
      </ul>
      <Left {...proposal} />
    </div>
  );
}
