import { Plural, useLingui } from '@lingui/react/macro';
import type { CaseSum, MonthView } from '#shared/domains/agreements/sales-export/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { ColumnHeads } from '#web/ui/column-heads.tsx';

const keyOf = ({ currency, vatCase, rate }: CaseSum) => `${currency} ${vatCase} ${rate}`;

/** The sums of a month by VAT case, each currency by itself. */
export function CaseTable({ documents, cases }: Pick<MonthView, 'documents' | 'cases'>) {
  const { t } = useLingui();
  const { money, rate } = useFormat();
  return (
    <div className="sx-t">
      <table className="sx">
        <caption>
          <Plural value={documents} one="# document" other="# documents" />
        </caption>
        <thead>
          <tr>
            <ColumnHeads of={[t`VAT rate`, [t`Excl. VAT`, 'num'], [t`VAT`, 'num'], [t`Incl. VAT`, 'num']]} />
          </tr>
        </thead>
        <tbody>
          {cases.map((one) => (
            <tr key={keyOf(one)}>
              <th scope="row">
                {one.vatCase} <span className="meta">{one.category === 'O' ? '' : rate(one.rate)}</span>
              </th>
              <td className="num">{money(one.net, one.currency)}</td>
              <td className="num">{money(one.tax, one.currency)}</td>
              <td className="num">{money(one.total, one.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
