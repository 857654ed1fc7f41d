import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { commissionIn } from '#shared/domains/agreements/money/lists.ts';
import { daysOf, monthsOf } from '#shared/domains/agreements/money/rules.ts';
import { totalBy } from '#shared/domains/agreements/money/totals.ts';
import { type AgentMonth, commissionContract } from '#shared/domains/booking/commission/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { formatMonth } from '#web/platform/format.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { ChartCard } from './chart-card.tsx';
import { LinkFigure, linkTo } from './link-figure.tsx';

/** The column of an agent; `null` for the agency as a whole. */
interface Agent {
  readonly id: string | null;
  readonly name: string;
}
const keyOf = ({ agentId, month }: Pick<AgentMonth, 'agentId'> & { readonly month?: string | undefined }) =>
  `${agentId ?? ''} ${month ?? ''}`;

/** Adds the year of each agent, and the sums of all agents, to the months. */
function totalsOf(rows: readonly AgentMonth[], currency: string) {
  const groups = rows.flatMap((row) =>
    [keyOf(row), keyOf({ agentId: row.agentId }), `* ${row.month}`, '* '].map((group) => ({ ...row, group })),
  );
  const count = (group: string) => groups.reduce((sum, row) => sum + (row.group === group ? row.count : 0), 0);
  const total = totalBy(groups, currency);
  return (agentId: string | null | '*', month = '') => {
    const group = `${agentId ?? ''} ${month}`;
    return { count: count(group), total: total(group).total };
  };
}

interface TableProps {
  readonly agents: readonly Agent[];
  readonly year: number;
  readonly currency: string;
  readonly figureOf: ReturnType<typeof totalsOf>;
}
function AgentTable({ agents, year, currency, figureOf }: TableProps) {
  const { t } = useLingui();
  const months = monthsOf(year).filter((month) => figureOf('*', month).count > 0);
  const cells = (period: string, month?: string) => (
    <>
      {agents.map(({ id }) => (
        <LinkFigure
          key={id}
          to="/money/commission"
          match={commissionIn({ currency }, period, id)}
          figure={figureOf(id, month)}
          currency={currency}
        />
      ))}
      <LinkFigure
        to="/money/commission"
        match={commissionIn({ currency }, period)}
        figure={figureOf('*', month)}
        currency={currency}
      />
    </>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="tt-table" aria-label={t`Commission by agent and month`} tabIndex={0}>
      <table className="tt">
        <thead>
          <tr>
            <th scope="col">{t`Month`}</th>
            {agents.map(({ id, name }) => (
              <th key={id} scope="col" className="num">
                {name}
              </th>
            ))}
            <th scope="col" className="num">
              {t`All`}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month}>
              <th scope="row">{formatMonth(`${month}-01`)}</th>
              {cells(month, month)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{year}</th>
            {cells(`${year}`)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** The commission of played shows, by agent and month. */
export function AgentFigures({ year, currency }: { readonly year: number; readonly currency: string }) {
  const { t } = useLingui();
  const body = { ...daysOf(`${year}`), filters: [] };
  const { data } = useQuery(queryOf(commissionContract.routes.sums, { body }));
  if (!data) return <SkeletonLines lines={6} />;
  const rows = data.agents.filter((row) => row.currency === currency);
  if (rows.length === 0) return null;
  const figureOf = totalsOf(rows, currency);
  const named = new Map(rows.map(({ agentId, agent }) => [agentId ?? null, agent]));
  const agents = [...named]
    .map(([id, name]): Agent => ({ id, name: name || t`No agent` }))
    .toSorted((a, b) => figureOf(b.id).total - figureOf(a.id).total);
  return (
    <div className="mo-pair">
      <ChartCard
        title={t`Commission`}
        hint={t`Of shows played this year, by agent`}
        sum={figureOf('*').total}
        currency={currency}
        color="var(--brand)"
        bars={agents.map(({ id, name }) => ({
          name,
          minor: figureOf(id).total,
          ...linkTo({ to: '/money/commission', match: commissionIn({ currency }, `${year}`, id) }),
        }))}
      />
      <AgentTable agents={agents} year={year} currency={currency} figureOf={figureOf} />
    </div>
  );
}
