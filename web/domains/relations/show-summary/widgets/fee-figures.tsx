import { Plural, Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { Money } from '#shared/kernel/money/money.ts';
import { STANDING_PHASES } from '#shared/kernel/record/appointment.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import '#web/ui/record/figures.css';

/** The agency's own currency first, the others below it. Currencies are never added up without a rate. */
function Sums({ sums }: { readonly sums: readonly Money[] }) {
  const { money } = useFormat();
  const own = useMe().tenant.currency;
  const [first, ...others] = sums
    .toSorted((a, b) => Number(b.currency === own) - Number(a.currency === own))
    .map(({ minor, currency }) => money(minor, currency));
  if (first === undefined) return <b className="num dim">–</b>;
  return (
    <>
      <b className="num">{first}</b>
      {others.length > 0 && <span className="meta num">{others.join(' · ')}</span>}
    </>
  );
}

const Fees = ({ label, count, sums }: Readonly<{ label: ReactNode; count: number; sums: readonly Money[] }>) => (
  <div>
    <span className="meta">{label}</span>
    <Sums sums={sums} />
    <span className="micro num">
      <Plural value={count} one="# show" other="# shows" />
    </span>
  </div>
);

/** Fees to come: what is certain and what is still an option. */
export function FeeFigures({ field, id }: { readonly field: 'venue' | 'promoter' | 'artist'; readonly id: string }) {
  const can = useCan();
  const today = localToday();
  const may = can('show.read') && can('show.readDeal');
  const [confirmed, options] = useQueries({
    queries: STANDING_PHASES.map((phase) => ({
      ...queryOf(showContract.routes.sum, {
        body: {
          from: today,
          filters: [
            { field, values: [id] },
            { field: 'phase', values: [phase] },
          ],
        },
      }),
      enabled: may,
    })),
  });
  if (!may || !confirmed?.data || !options?.data || confirmed.data.count + options.data.count === 0) return null;
  return (
    <div className="rec-figures">
      <Fees label={<Trans>Upcoming confirmed fees</Trans>} {...confirmed.data} />
      <Fees label={<Trans>Fees in options</Trans>} {...options.data} />
    </div>
  );
}
