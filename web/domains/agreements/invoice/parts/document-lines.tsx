import { Trans, useLingui } from '@lingui/react/macro';
import type { Invoice, InvoiceLine } from '#shared/domains/agreements/invoice/schemas.ts';
import { useUnitWords } from '#web/domains/reference/product/widgets/unit-words.ts';
import { useFormat } from '#web/platform/format.ts';
import { priceText, quantityText } from '#web/platform/line-text.ts';
import { ColumnHeads } from '#web/ui/column-heads.tsx';

/** Joins the days of a line's own supply with its cost centre, project and ledger. */
function useMore({ supplyFrom, supplyTo, costCenter, project, ledger }: InvoiceLine): string {
  const { day } = useFormat();
  const days = [...new Set([supplyFrom, supplyTo])].flatMap((date) => (date ? day({ date }, { year: true }) : []));
  return [days.join(' – '), costCenter?.code, project?.code, ledger].filter(Boolean).join(' · ');
}

function Line({ line, currency }: { readonly line: InvoiceLine; readonly currency: string }) {
  const { money, rate } = useFormat();
  const { t } = useLingui();
  const units = useUnitWords();
  const { text, quantity, unit, priceC, discount, discountRate, vat, net } = line;
  const more = useMore(line);
  const count = unit === 'C62' ? quantityText(quantity) : `${quantityText(quantity)} ${units[unit]}`;
  const price = priceText(priceC, currency);
  const off = [discountRate > 0 && rate(discountRate), discount > 0 && money(discount, currency)]
    .filter(Boolean)
    .join(' + ');
  return (
    <tr>
      <td>
        {text}
        {more && <div className="meta num">{more}</div>}
        {off && (
          <div className="meta num">
            <Trans>Discount {off}</Trans>
          </div>
        )}
        <div className="meta num inv-small">
          {count} × {price}, {t`VAT ${rate(vat.rate)}`}
        </div>
      </td>
      <td className="num right inv-wide">{count}</td>
      <td className="num right inv-wide">{price}</td>
      <td className="num right inv-wide" title={vat.name}>
        {rate(vat.rate)}
      </td>
      <td className="num right">{money(net, currency)}</td>
    </tr>
  );
}

/** Lists the lines of the invoice. */
export function DocumentLines({
  invoice: { lines, currency },
}: {
  readonly invoice: Pick<Invoice, 'lines' | 'currency'>;
}) {
  const { t } = useLingui();
  if (lines.length === 0)
    return (
      <p className="mut">
        <Trans>No lines yet</Trans>
      </p>
    );
  return (
    <table className="inv-lines">
      <thead>
        <tr>
          <ColumnHeads
            of={[
              t`Description`,
              [t`Quantity`, 'right inv-wide'],
              [t`Price`, 'right inv-wide'],
              [t`VAT`, 'right inv-wide'],
              [t`Net`, 'right'],
            ]}
          />
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and their order is what is said
          <Line key={i} line={line} currency={currency} />
        ))}
      </tbody>
    </table>
  );
}
