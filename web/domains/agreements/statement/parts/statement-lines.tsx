import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StatementFigures, StatementLine, StatementNight } from '#shared/domains/agreements/statement/schemas.ts';
import { useArtistWords } from '#web/domains/booking/deal/widgets/artist-words.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { PageLink } from '#web/ui/page-link.tsx';
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

function Night({ night, currency }: OfCurrency & { readonly night: StatementNight }) {
  const { day } = useFormat();
  const can = useCan();
  const { showId, number, date, place, rows, balance } = night;
  return (
    <tbody>
      <Head minor={balance} currency={currency}>
        {day({ date }, { year: true })} · {place}{' '}
        {can('show.read') ? (
          <PageLink to={`/show/${showId}`} className="rec-a num">
            {number}
          </PageLink>
        ) : (
          <span className="num">{number}</span>
        )}
      </Head>
      {rows.map((line) => (
        <Line key={line.kind} line={line} currency={currency} />
      ))}
    </tbody>
  );
}

function Carried({ carried, currency }: OfCurrency & Pick<StatementFigures, 'carried'>) {
  return (
    <tbody>
      {carried.map(({ statementId, number, balance }) => (
        <Head key={statementId} minor={balance} currency={currency}>
          <Trans>
            Carried over from{' '}
            <PageLink to={`/statement/${statementId}`} className="rec-a num">
              {number}
            </PageLink>
          </Trans>
        </Head>
      ))}
    </tbody>
  );
}

interface LinesProps extends OfCurrency {
  readonly figures: StatementFigures;
  readonly label: string;
}
/** The rows of a statement: what it carries over, its shows, then what the agency typed. */
export function StatementLines({ figures, currency, label }: LinesProps) {
  const { money } = useFormat();
  const { carried, nights, rows, balance } = figures;
  return (
    <table className="stm" aria-label={label}>
      <Carried carried={carried} currency={currency} />
      {nights.map((night) => (
        <Night key={night.showId} night={night} currency={currency} />
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
