import { Trans } from '@lingui/react/macro';
import type { PayerView } from '#shared/domains/agreements/invoice-link/view.ts';
import { useFormat } from '#web/platform/format.ts';
import { priceText, quantityText } from '#web/platform/line-text.ts';
import './line-table.css';

type Line = Pick<PayerView['lines'][number], 'text' | 'quantity' | 'priceC' | 'net' | 'rate'>;
type Sums = Pick<PayerView, 'net' | 'tax' | 'total' | 'currency'>;

function LineRow({ line, currency }: { readonly line: Line; readonly currency: string }) {
  const { money, rate } = useFormat();
  const { text, quantity, priceC, net } = line;
  const count = quantityText(quantity);
  const price = priceText(priceC, currency);
  return (
    <tr>
      <td>
        {text}
        <div className="meta num">
          {count} × {price}, <Trans>VAT {rate(line.rate)}</Trans>
        </div>
      </td>
      <td className="num right">{money(net, currency)}</td>
    </tr>
  );
}

function SumRows({ net, tax, total, currency }: Sums) {
  const { money } = useFormat();
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <Trans>Net</Trans>
        </th>
        <td className="num right">{money(net, currency)}</td>
      </tr>
      <tr>
        <th scope="row">
          <Trans>VAT</Trans>
        </th>
        <td className="num right">{money(tax, currency)}</td>
      </tr>
      <tr className="strong">
        <th scope="row">
          <Trans>Total</Trans>
        </th>
        <td className="num right">{money(total, currency)}</td>
      </tr>
    </tfoot>
  );
}

/** The lines of an invoice with their sums, for its reader outside. */
export const LineTable = ({ view }: { readonly view: Sums & { readonly lines: readonly Line[] } }) => (
  <table className="il-lines">
    <thead className="sr">
      <tr>
        <th scope="col">
          <Trans>Description</Trans>
        </th>
        <th scope="col">
          <Trans>Net</Trans>
        </th>
      </tr>
    </thead>
    <tbody>
      {view.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and their order never changes
        <LineRow key={i} line={line} currency={view.currency} />
      ))}
    </tbody>
    <SumRows {...view} />
  </table>
);
