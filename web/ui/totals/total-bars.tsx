import { useLingui } from '@lingui/react/macro';
import { exponentOf } from '#shared/kernel/money/money.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Later } from '../later.tsx';
import { part } from '../part.tsx';
import type { TotalLine } from './total-table.tsx';

const TotalChart = part(async () => (await import('./total-chart.tsx')).TotalChart);

type TotalBarsProps = Readonly<{ groups: readonly (TotalLine & { readonly name: string })[]; all: TotalLine }>;
/** Bars in the agency's currency, or in the first there is. */
export function TotalBars({ groups, all }: TotalBarsProps) {
  const { t } = useLingui();
  const own = useMe().tenant.currency;
  const currency = (all.sums.find((sum) => sum.currency === own) ?? all.sums[0])?.currency ?? own;
  const bars = groups.map(({ name, sums }) => {
    const minor = sums.find((sum) => sum.currency === currency)?.minor ?? 0;
    return { name, value: minor / 10 ** exponentOf(currency) };
  });
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), bars[0] ?? { name: '', value: 0 });
  const [name, figure] = [most.name, formatNumber(most.value)];
  return (
    <Later lines={6}>
      <TotalChart bars={bars} label={t`${currency}: highest in ${name}, ${figure}. The table has every figure.`} />
    </Later>
  );
}
