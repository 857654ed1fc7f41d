import { Trans } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import type { SettlementFigures } from '#shared/domains/booking/deal/figures.ts';
import type { Deal } from '#shared/domains/booking/deal/schemas.ts';
import { showDays } from '#shared/domains/booking/show/rules.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { formatDay, formatMoney, formatNumber } from '#web/platform/format.ts';
import { FigureHead } from '#web/ui/figure-head.tsx';
import { SettlementResult } from './settlement-result.tsx';

type DocumentProps = Readonly<{ show: Show; deal: Deal; figures: SettlementFigures }>;

function TicketTable({ deal, figures }: Omit<DocumentProps, 'show'>) {
  return (
    <table className="dl-table num">
      <FigureHead first={<Trans>Level</Trans>}>
        <Trans>Price</Trans>
        <Trans>Sold</Trans>
        <Trans>Comps</Trans>
        <Trans>Gross</Trans>
      </FigureHead>
      <tbody>
        {deal.tickets.map(({ key, name, price }, i) => {
          const { sold = 0, comps = 0 } = figures.counted.tickets[i] ?? {};
          return (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className="right">{formatMoney(price, deal.currency)}</td>
              <td className="right">{formatNumber(sold)}</td>
              <td className="right">{formatNumber(comps)}</td>
              <td className="right">{formatMoney(sold * price, deal.currency)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Prints the settlement on one sheet, in the place of the page. */
export function SettlementDocument({ show, deal, figures }: DocumentProps) {
  const artists = show.artists.map(({ name }) => name).join(', ');
  return createPortal(
    <article className="dl-print">
      <header>
        <h1>
          <Trans>Settlement</Trans> {show.number}
        </h1>
        <p>
          <b>{artists}</b>
        </p>
        <p>
          {formatDay(showDays(show), { year: true })}
          {show.venue && ` · ${[show.venue.name, show.venue.city].filter(Boolean).join(', ')}`}
          {show.promoter && ` · ${show.promoter.name}`}
        </p>
      </header>
      {deal.tickets.length > 0 && <TicketTable deal={deal} figures={figures} />}
      <SettlementResult deal={deal} figures={figures} />
    </article>,
    document.body,
  );
}
