import { Trans, useLingui } from '@lingui/react/macro';
import type { PayerView } from '#shared/domains/agreements/invoice-link/view.ts';
import { useFormat } from '#web/platform/format.ts';
import { priceText, quantityText } from '#web/platform/line-text.ts';
import { ColumnHeads } from '#web/ui/column-heads.tsx';
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

type SumRowProps = Readonly<{ label: string; amount: number; currency: string; className?: string }>;
function SumRow({ label, amount, currency, className }: SumRowProps) {
  const { money } = useFormat();
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      <td className="num right">{money(amount, currency)}</td>
    </tr>
  );
}

function SumRows({ net, tax, total, currency }: Sums) {
  const { t } = useLingui();
  return (
    <tfoot>
      <SumRow label={t`Net`} amount={net} currency={currency} />
      <SumRow label={t`VAT`} amount={tax} currency={currency} />
      <SumRow label={t`Total`} amount={total} currency={currency} className="strong" />
    </tfoot>
  );
}

function Heads() {
  const { t } = useLingui();
  return (
    <thead className="sr">
      <tr>
        <ColumnHeads of={[t`Description`, t`Net`]} />
      </tr>
    </thead>
  );
}

/** The lines of an invoice with their sums, for its reader outside. */
export const LineTable = ({ view }: { readonly view: Sums & { readonly lines: readonly Line[] } }) => (
  <table className="il-lines">
    <Heads />
    <tbody>
      {view.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and their order never changes
        <LineRow key={i} line={line} currency={view.currency} />
      ))}
    </tbody>
    <SumRows {...view} />
  </table>
);
