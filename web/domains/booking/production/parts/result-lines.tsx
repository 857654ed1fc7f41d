import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Facts } from '#web/ui/record/facts.tsx';
import { budgetQuery } from '../queries.ts';

/** Shows the result of a production so far by currency, to internal users who may see deals. */
export function ResultLines({ productionId }: { readonly productionId: string }) {
  const { money } = useFormat();
  const isInternal = useMe().user.environment === 'internal';
  const may = useCan()('show.readDeal') && isInternal;
  const { data } = useQuery({ ...budgetQuery(productionId), enabled: may });
  if (!data || data.figures.totals.length === 0) return null;
  return (
    <Facts
      items={data.figures.totals.map(({ currency, actual }) => ({
        id: currency,
        label: <Trans>Result</Trans>,
        value: <span className="num">{money(actual.result, currency)}</span>,
      }))}
    />
  );
}
