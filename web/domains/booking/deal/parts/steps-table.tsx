import { Trans } from '@lingui/react/macro';
import type { Step } from '#shared/domains/booking/deal/figures.ts';
import { exponentOf } from '#shared/kernel/money/money.ts';
import { formatNumber, formatRate } from '#web/platform/format.ts';
import { cx } from '#web/ui/cx.ts';
import { FigureHead } from '#web/ui/figure-head.tsx';

/** The deal at 30, 60, 80 and 100 percent, and where the promoter breaks even; amounts without their cents. */
export function StepsTable({ steps, currency }: { readonly steps: readonly Step[]; readonly currency: string }) {
  const short = (minor: number) => formatNumber(minor / 10 ** exponentOf(currency), { maximumFractionDigits: 0 });
  return (
    <table className="dl-table num">
      <FigureHead first={<Trans>Sold</Trans>}>
        <Trans>Net</Trans>
        <Trans>Artist</Trans>
        <Trans>Promoter</Trans>
      </FigureHead>
      <tbody>
        {steps.map(({ attendance, isBreakEven, sold, net, artistGets, promoterResult }) => (
          <tr key={`${attendance} ${isBreakEven}`} className={cx(isBreakEven && 'even')}>
            <th scope="row">
              {formatRate(attendance)}
              <span className="meta">{isBreakEven ? <Trans>break-even</Trans> : formatNumber(sold)}</span>
            </th>
            <td className="right">{short(net)}</td>
            <td className="right strong">{short(artistGets)}</td>
            <td className="right">{short(promoterResult)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
