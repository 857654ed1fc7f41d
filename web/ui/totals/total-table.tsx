import { Trans } from '@lingui/react/macro';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import './totals.css';

interface Sum {
  readonly currency: string;
  readonly minor: number;
}
/** A line of totals: the number of records, and their sum in each currency. */
export interface TotalLine {
  readonly count: number;
  readonly sums: readonly Sum[];
  /** The sum of all in one currency; missing when one of them has no rate. */
  readonly converted?: Sum | undefined;
}
type FiguresProps = Readonly<{ line: TotalLine; currencies: readonly string[]; into: string | undefined }>;
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

interface TotalHeadProps extends Pick<TotalTableProps, 'words' | 'into'> {
  readonly currencies: string[];
}
function TotalHead({ words, into, currencies }: TotalHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{words.group}</th>
        <th scope="col" className="num">
          {words.count}
        </th>
        {into && (
          <th scope="col" className="num">
            <Trans>All in {into}</Trans>
          </th>
        )}
        {currencies.map((currency) => (
          <th key={currency} scope="col" className="num">
            {words.amount(currency)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface TotalTableProps {
  readonly label: string;
  readonly groups: readonly (TotalLine & { readonly key: string; readonly name: string })[];
  readonly all: TotalLine;
  /** A line below the sum, which no other figure includes. */
  readonly apart?: (TotalLine & { readonly name: string }) | undefined;
  readonly words: {
    readonly group: string;
    readonly count: string;
    readonly all: string;
    readonly amount: (currency: string) => string;
  };
  /** The currency that all are added up in. */
  readonly into?: string | undefined;
}
/** Draws a line for each group and one for all. Every currency has its own column, the agency's first. */
export function TotalTable({ label, groups, all, apart, words, into }: TotalTableProps) {
  const own = useMe().tenant.currency;
  const codes = [...all.sums, ...(apart?.sums ?? [])].map(({ currency }) => currency);
  const currencies = [...new Set(codes)].toSorted((a, b) => Number(b === own) - Number(a === own));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="tt-table" aria-label={label} tabIndex={0}>
      <table className="tt">
        <TotalHead words={words} into={into} currencies={currencies} />
        <tbody>
          {groups.map((group) => (
            <tr key={group.key}>
              <th scope="row">{group.name}</th>
              <Figures line={group} currencies={currencies} into={into} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.all}</th>
            <Figures line={all} currencies={currencies} into={into} />
          </tr>
          {apart && (
            <tr className="apart">
              <th scope="row">{apart.name}</th>
              <Figures line={apart} currencies={currencies} into={into} />
            </tr>
          )}
        </tfoot>
      </table>
    </section>
  );
}
