import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StatementLine } from '#shared/domains/agreements/statement/schemas.ts';
import type { SeenFigures } from '#shared/domains/agreements/statement-link/view.ts';
import { useArtistWords } from '#web/domains/booking/deal/widgets/artist-words.ts';
import { useFormat } from '#web/platform/format.ts';
import '../statement.css';

interface OfCurrency {
  readonly currency: string;
}
interface LineProps extends OfCurrency {
  readonly line: StatementLine;
}
/** A row in words, with its amount and VAT below where it has VAT. */
function Line({ line, currency }: LineProps) {
  const { money, rate } = useFormat();
  const words = useArtistWords();
  const { kind, text, amount, vat, vatRate, signed } = line;
  const [net, tax, percent] = [money(amount, currency), money(vat, currency), rate(vatRate)];
  return (
    <tr>
      <th scope="row">
        {text || words[kind]}
        <span className="meta">
          {text && words[kind]}
          {text && vat !== 0 && ' · '}
          {vat !== 0 && (
            <Trans>
              {net} and {percent} VAT {tax}
            </Trans>
          )}
        </span>
      </th>
      <td className="num">{money(signed, currency)}</td>
    </tr>
  );
}

interface HeadProps extends OfCurrency {
  readonly minor: number;
  readonly children: ReactNode;
}
const Head = ({ minor, currency, children }: HeadProps) => (
  <tr className="stm-head">
    <th scope="rowgroup">{children}</th>
    <td className="num">{useFormat().money(minor, currency)}</td>
  </tr>
);

interface NightProps extends OfCurrency {
  readonly night: SeenFigures['nights'][number];
  readonly show: TableProps['show'];
}
function Night({ night, currency, show }: NightProps) {
  const { day } = useFormat();
  const { number, date, place, rows, balance } = night;
  return (
    <tbody>
      <Head minor={balance} currency={currency}>
        {day({ date }, { year: true })} · {place} {show(number)}
      </Head>
      {rows.map((line) => (
        <Line key={line.kind} line={line} currency={currency} />
      ))}
    </tbody>
  );
}

interface TableProps extends OfCurrency {
  readonly figures: SeenFigures;
  readonly label: string;
  /** How the number of a show and of an earlier statement is shown: as a link for those who may open it. */
  readonly show: (number: string) => ReactNode;
  readonly earlier: (number: string) => ReactNode;
}
/** The rows of a statement: what it carries over, its shows, then what the agency typed. */
export function StatementTable({ figures, currency, label, show, earlier }: TableProps) {
  const { money } = useFormat();
  const { carried, nights, rows, balance } = figures;
  return (
    <table className="stm" aria-label={label}>
      <tbody>
        {carried.map((one) => {
          const source = earlier(one.number);
          return (
            <Head key={one.number} minor={one.balance} currency={currency}>
              <Trans>Carried over from {source}</Trans>
            </Head>
          );
        })}
      </tbody>
      {nights.map((night) => (
        <Night key={night.number} night={night} currency={currency} show={show} />
      ))}
      <tbody className="stm-typed">
        {rows.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a statement have no key, and keep their order
          <Line key={i} line={line} currency={currency} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>Balance</Trans>
          </th>
          <td className="num">{money(balance, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
