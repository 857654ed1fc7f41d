import { formatMoney } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import type { LinkBar } from '#web/ui/totals/link-chart.tsx';

const LinkChart = part(async () => (await import('#web/ui/totals/link-chart.tsx')).LinkChart);

interface ChartCardProps {
  readonly title: string;
  /** Says what counts. */
  readonly hint: string;
  readonly sum: number;
  readonly currency: string;
  readonly color: string;
  readonly bars: readonly LinkBar[];
}
export const ChartCard = ({ title, hint, sum, currency, color, bars }: ChartCardProps) => (
  <Card title={title} action={<b className="strong num">{formatMoney(sum, currency)}</b>}>
    <div className="card-b mo-chart">
      <p className="meta">{hint}</p>
      <Later lines={5}>
        <LinkChart bars={bars} currency={currency} color={color} />
      </Later>
    </div>
  </Card>
);
