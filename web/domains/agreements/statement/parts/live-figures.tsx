import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { linesOf } from '#shared/domains/agreements/statement/figures.ts';
import type { StatementInput } from '#shared/domains/agreements/statement/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Facts } from '#web/ui/record/facts.tsx';

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

/** Asks the server what waits; the typed rows are added here, so that no key waits for an answer. */
function useFigures() {
  const filled = useWatch<StatementInput>() as StatementInput;
  const { artistId, bookkeepingId, currency, from, to, commissionVat } = filled;
  const isWhole = Boolean(artistId && bookkeepingId && currency && from && to && from <= to);
  const body = { artistId, bookkeepingId, currency, from, to, commissionVat };
  const query = queryOf(statementContract.routes.preview, { body });
  const { data } = useQuery({ ...query, enabled: isWhole, placeholderData: keepPreviousData, retry: false });
  const typed = sumOf(linesOf(filled.rows).map(({ signed }) => signed));
  return { data: isWhole ? data : undefined, typed, currency };
}

/** Shows what a statement would hold: how many settled shows wait, and the balance. */
export function LiveFigures() {
  const { t } = useLingui();
  const { money } = useFormat();
  const { data, typed, currency } = useFigures();
  if (!data) return <p className="meta">{t`Choose an artist and a period to see its settled shows.`}</p>;
  const [nights, carried] = [data.nights, data.carried].map((parts) => sumOf(parts.map(({ balance }) => balance)));
  return (
    <section aria-label={t`Figures`} aria-live="polite">
      <h2>
        <Plural
          value={data.nights.length}
          _0="No settled shows are waiting"
          one="# settled show is waiting"
          other="# settled shows are waiting"
        />
      </h2>
      <Facts
        items={[
          { id: 'carried', label: t`Carried over`, value: carried ? money(carried, currency) : '' },
          { id: 'shows', label: t`Shows`, value: money(nights ?? 0, currency) },
          { id: 'rows', label: t`Other rows`, value: money(typed, currency) },
          { id: 'balance', label: t`Balance`, value: <b>{money(data.balance + typed, currency)}</b> },
        ]}
      />
    </section>
  );
}
