import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatNumber } from '#web/platform/format.ts';

export interface TotalBar {
  readonly name: string;
  readonly value: number;
}
const HEIGHT = 220;
const compact = (value: number) => formatNumber(value, { notation: 'compact', maximumFractionDigits: 1 });

/** A bar for each group; the table beneath says the same in figures. */
export const TotalChart = ({ bars, label }: { readonly bars: readonly TotalBar[]; readonly label: string }) => (
  <div role="img" aria-label={label} className="tt-chart">
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart data={bars} margin={{ top: 10, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <XAxis dataKey="name" tickLine={false} axisLine={false} minTickGap={14} />
        <YAxis width={48} tickLine={false} axisLine={false} tickFormatter={compact} allowDecimals={false} />
        <Bar dataKey="value" fill="var(--brand)" radius={[3, 3, 0, 0]} maxBarSize={48} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  </div>
);
