import { Link } from '@tanstack/react-router';
import {
  Bar,
  BarChart,
  type BarShapeProps,
  Rectangle,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { exponentOf } from '#shared/kernel/money/money.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';

export interface LinkBar {
  readonly name: string;
  readonly minor: number;
  /** The list behind the bar. */
  readonly to: string;
  readonly search: Record<string, unknown>;
}
interface LinkChartProps {
  readonly bars: readonly LinkBar[];
  readonly currency: string;
  /** A colour of the design, such as `var(--brand)`. */
  readonly color?: string;
}
const HEIGHT = 168;
const compact = (value: number) => formatNumber(value, { notation: 'compact', maximumFractionDigits: 1 });

/** The whole column is the link, so that a small bar can be hit. The table has the links for keyboard and reader. */
const barOf =
  ({ bars, currency, color }: Required<LinkChartProps>) =>
  ({ x, y, width, height, background, index }: BarShapeProps) => {
    const bar = bars[index];
    if (!bar) return <g />;
    const area = background ?? { x, y, width, height };
    return (
      <Link to={bar.to} search={bar.search} tabIndex={-1} className="tt-bar">
        <title>{`${bar.name}: ${formatMoney(bar.minor, currency)}`}</title>
        <rect x={area.x ?? 0} y={area.y ?? 0} width={area.width} height={area.height} fill="transparent" />
        <Rectangle x={x ?? 0} y={y ?? 0} width={width} height={height} fill={color} radius={[3, 3, 0, 0]} />
      </Link>
    );
  };

/** A bar for each group. Each bar leads to its list. The table beneath has the same figures. */
export function LinkChart({ bars, currency, color = 'var(--brand)' }: LinkChartProps) {
  const unit = 10 ** exponentOf(currency);
  const data = bars.map(({ name, minor }) => ({ name, value: minor / unit }));
  return (
    <div aria-hidden="true" className="tt-chart">
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={data} margin={{ top: 10, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <XAxis dataKey="name" tickLine={false} axisLine={false} minTickGap={6} interval="preserveStartEnd" />
          <YAxis width={48} tickLine={false} axisLine={false} tickFormatter={compact} allowDecimals={false} />
          <ReferenceLine y={0} stroke="var(--line)" />
          <Bar dataKey="value" maxBarSize={36} isAnimationActive={false} shape={barOf({ bars, currency, color })} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
