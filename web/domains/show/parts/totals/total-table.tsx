import { Trans, useLingui } from '@lingui/react/macro';
import type { ShowTotals } from '#shared/domains/show-total/contract.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { useGroupName, useTotalNames } from './total-words.ts';

type Line = Pick<ShowTotals, 'count' | 'sums' | 'converted'>;
interface FiguresProps {
  readonly line: Line;
  readonly currencies: readonly string[];
  readonly into: string | undefined;
}
function Figures({ line: { count, sums, converted }, currencies, into }: FiguresProps) {
  const { money, number } = useFormat();
  return (
    <>
      <td className="num">{number(count)}</td>
      {into && <td className="num strong">{converted ? money(converted.minor, into) : '?'}</td>}
      {currencies.map((currency) => {
        const sum = sums.find((one) => one.currency === currency);
        return (
          <td key={currency} className="num">
            {sum ? money(sum.minor, currency) : <span className="dim">–</span>}
          </td>
        );
      })}
    </>
  );
}

interface TotalTableProps {
  readonly totals: ShowTotals;
  readonly into: string | undefined;
}
/** A line for each group, one for all shows; every currency in a column of its own. */
export function TotalTable({ totals, into }: TotalTableProps) {
  const { t } = useLingui();
  const names = useTotalNames();
  const nameOf = useGroupName(totals.by);
  const own = useMe().tenant.currency;
  const currencies = totals.sums
    .map(({ currency }) => currency)
    .toSorted((a, b) => Number(b === own) - Number(a === own));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="tt-table" aria-label={t`Totals of shows`} tabIndex={0}>
      <table className="tt">
        <thead>
          <tr>
            <th scope="col">{names[totals.by]}</th>
            <th scope="col" className="num">
              <Trans>Shows</Trans>
            </th>
            {into && (
              <th scope="col" className="num">
                <Trans>All in {into}</Trans>
              </th>
            )}
            {currencies.map((currency) => (
              <th key={currency} scope="col" className="num">
                <Trans>Fees {currency}</Trans>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals.groups.map((group) => (
            <tr key={group.key}>
              <th scope="row">{nameOf(group)}</th>
              <Figures line={group} currencies={currencies} into={into} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>All shows</Trans>
            </th>
            <Figures line={totals} currencies={currencies} into={into} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
