import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Statement } from '#shared/domains/agreements/statement/schemas.ts';
import { RecordActivity } from '#web/kits/record/record-activity.tsx';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { InternalNote } from '#web/ui/record/internal-note.tsx';
import { RecordPage } from '#web/ui/record/record-page.tsx';
import { useTabSearch } from '#web/ui/record/use-tab-search.ts';
import { Questions, SentTo } from '../parts/sent-to.tsx';
import { StatementActions, useDeletion } from '../parts/statement-actions.tsx';
import { StatementLines } from '../parts/statement-lines.tsx';
import { StatementSheet } from '../parts/statement-sheet.tsx';
import { usePayoutMethods } from '../parts/use-payout-methods.ts';
import { statementActivity, statementQuery } from '../queries.ts';
import { StageMark } from '../widgets/stage.tsx';
import { useStatementWords } from '../widgets/use-statement-words.ts';

const route = getRouteApi('/app/statement/$id');

interface OfStatement {
  readonly statement: Statement;
}
function Line({ statement }: OfStatement) {
  const { periodOf, balanceOf } = useStatementWords();
  const { artist, figures, currency } = statement;
  return (
    <>
      <PageLink to={`/artist/${artist.artistId}`} className="rec-a">
        {artist.name}
      </PageLink>
      <span className="num">{periodOf(statement)}</span>
      <span className="strong">{balanceOf(figures.balance, currency, statement)}</span>
    </>
  );
}

function Overview({ statement }: OfStatement) {
  const { t } = useLingui();
  const { figures, currency, stage } = statement;
  const { carried, nights, rows } = figures;
  const isEmpty = carried.length + nights.length + rows.length === 0;
  return (
    <div className="set-stack">
      {stage === 'draft' && (
        <Notice tone="blue" fact={t`Draft: the rows follow the settlements of the shows.`}>
          {t`They are frozen when the statement is sent.`}
        </Notice>
      )}
      <Questions statement={statement} />
      <Card title={t`Rows`} count={nights.length}>
        {isEmpty ? (
          <p className="meta stm-none">{t`No settled shows in this period, and no other rows.`}</p>
        ) : (
          <StatementLines figures={figures} currency={currency} label={t`Rows`} />
        )}
      </Card>
      <StatementSheet statement={statement} />
    </div>
  );
}

function Aside({ statement }: OfStatement) {
  const { t } = useLingui();
  const { day, near, rate } = useFormat();
  const methods = usePayoutMethods();
  const { bookkeeping, currency, commissionVat, sentAt, agreed, payout, internalNote } = statement;
  const dayOf = (date: string) => day({ date }, { year: true });
  const method = methods.find(({ value }) => value === payout?.method)?.label;
  return (
    <>
      <h2>{t`Details`}</h2>
      <Facts
        items={[
          { id: 'bookkeeping', label: t`Bookkeeping`, value: bookkeeping.name },
          { id: 'currency', label: t`Currency`, value: currency },
          { id: 'vat', label: t`VAT on the commission`, value: commissionVat > 0 && rate(commissionVat) },
          { id: 'sent', label: t({ context: 'statement', message: 'Sent' }), value: sentAt && near(sentAt) },
          { id: 'agreed', label: t`Agreed on`, value: agreed && dayOf(agreed.date) },
          { id: 'by', label: t`Agreed by`, value: agreed?.name },
          { id: 'paid', label: t`Paid out on`, value: payout && dayOf(payout.date) },
          { id: 'method', label: t`Paid by`, value: method },
          { id: 'reference', label: t`Reference`, value: payout?.reference },
        ]}
      />
      <InternalNote text={internalNote} />
      <SentTo statement={statement} />
    </>
  );
}

function Detail({ statement }: OfStatement) {
  const { t } = useLingui();
  const can = useCan();
  const { nameOf } = useStatementWords();
  const { id, stage } = statement;
  const activity = <RecordActivity entity="statement" query={statementActivity(id)} />;
  return (
    <RecordPage
      id={id}
      name={nameOf(statement)}
      base="/statement"
      listName={t`Statements`}
      tag={<StageMark stage={stage} pill />}
      line={<Line statement={statement} />}
      mayEdit={stage === 'draft' && can('purchaseAgreement.update')}
      onDelete={useDeletion(statement)}
      primary={<StatementActions statement={statement} />}
      {...useTabSearch(route)}
      tabs={[
        { value: 'overview', label: t`Overview`, content: <Overview statement={statement} /> },
        { value: 'activity', label: t`Activity`, content: activity },
      ]}
      aside={<Aside statement={statement} />}
    />
  );
}

export function StatementDetailPage() {
  const { id } = route.useParams();
  const { data } = useSuspenseQuery(statementQuery(id));
  return <Detail key={id} statement={data} />;
}
