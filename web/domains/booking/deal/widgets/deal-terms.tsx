import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { hasShare } from '#shared/domains/booking/deal/formula.ts';
import { formatDay, formatMoney, formatRate } from '#web/platform/format.ts';
import { Facts } from '#web/ui/record/facts.tsx';
import { useTypeWords } from '../parts/words.ts';
import { dealQuery } from '../queries.ts';

/** The terms of a show's deal in short: type, percentage and deposits. */
export function DealTerms({ showId }: { readonly showId: string }) {
  const types = useTypeWords();
  const { data } = useQuery(dealQuery(showId));
  if (!data) return null;
  const { type, percentage, currency } = data.deal;
  const deposits = data.figures.deposits.map(({ key, amount, dueOn }) => (
    <div key={key} className="num">
      {[formatMoney(amount, currency), dueOn && formatDay({ date: dueOn }, { year: true })].filter(Boolean).join(', ')}
    </div>
  ));
  return (
    <Facts
      items={[
        {
          id: 'type',
          label: <Trans>Type</Trans>,
          value: [types[type].name, hasShare(type) && formatRate(percentage)].filter(Boolean).join(', '),
        },
        { id: 'deposits', label: <Trans>Deposit</Trans>, value: deposits.length > 0 && deposits },
      ]}
    />
  );
}
