import { useLingui } from '@lingui/react/macro';
import { Area, AreaChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { curveOf } from '#shared/domains/booking/deal/rules.ts';
import type { DealInput } from '#shared/domains/booking/deal/schemas.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';

interface CurveProps {
  readonly terms: DealInput;
  /** Tickets the deal is reckoned with. */
  readonly sold: number;
}
/** Draws the artist's share by tickets sold. Its label gives the first and the last point in words. */
export function Curve({ terms, sold }: CurveProps) {
  const { t } = useLingui();
  const points = curveOf(terms);
  const [first, last] = [points[0]?.artistGets ?? 0, points.at(-1)];
  const least = formatMoney(first, terms.currency);
  const most = formatMoney(last?.artistGets ?? 0, terms.currency);
  const capacity = formatNumber(last?.sold ?? 0);
  return (
    <div
      className="dl-curve"
      role="img"
      aria-label={t`From ${least} with no tickets sold to ${most} at ${capacity} tickets`}
    >
      <ResponsiveContainer width="100%" height={132}>
        <AreaChart data={points} margin={{ top: 10, right: 22, bottom: 0, left: 4 }} accessibilityLayer={false}>
          <XAxis
            dataKey="sold"
            type="number"
            domain={[0, 'dataMax']}
            ticks={[0, last?.sold ?? 0]}
            tickFormatter={(value: number) => formatNumber(value)}
            tickLine={false}
            interval={0}
          />
          <YAxis hide domain={[0, 'dataMax']} />
          <Area
            dataKey="artistGets"
            type="linear"
            stroke="var(--brand)"
            strokeWidth={2}
            fill="var(--brand-soft)"
            fillOpacity={1}
            isAnimationActive={false}
          />
          <ReferenceLine x={sold} stroke="var(--fg-3)" strokeDasharray="3 3" />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}
