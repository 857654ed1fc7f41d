import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight, Plus, Scale } from 'lucide-react';
import { STATEMENT_LIST, statementContract } from '#shared/domains/agreements/statement/contract.ts';
import type { ArtistBalance, StatementRow } from '#shared/domains/agreements/statement/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { CardStates } from '#web/ui/card-states.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { StageMark } from './stage.tsx';
import { useStatementWords } from './use-statement-words.ts';
import '../statement.css';

const { list, balance } = statementContract.routes;
const SHOWN = 5;

function Balance({ row }: { readonly row: ArtistBalance }) {
  const { money } = useFormat();
  const { currency, waitingNights, waiting, open, balance: left } = row;
  const [waits, owed] = [money(waiting, currency), money(open, currency)];
  return (
    <li className="row">
      <span className="col grow">
        <span className="strong">{left < 0 ? <Trans>The artist owes</Trans> : <Trans>Owed to the artist</Trans>}</span>
        <span className="meta">
          {waitingNights > 0 && (
            <Plural
              value={waitingNights}
              one={`# settled show on no statement yet, ${waits}`}
              other={`# settled shows on no statement yet, ${waits}`}
            />
          )}
          {waitingNights > 0 && open !== 0 && ' · '}
          {open !== 0 && <Trans>open statements, {owed}</Trans>}
        </span>
      </span>
      <b className="num">{money(Math.abs(left), currency)}</b>
    </li>
  );
}

function Row({ row }: { readonly row: StatementRow }) {
  const { money } = useFormat();
  const { nameOf, periodOf } = useStatementWords();
  return (
    <li>
      <PageLink to={`/statement/${row.id}`} className="row">
        <span className="col grow">
          <span className="strong num">{nameOf(row)}</span>
          <span className="meta cut">{periodOf(row)}</span>
        </span>
        <span className="col stm-figure">
          {row.balance !== undefined && <span className="num">{money(row.balance, row.currency)}</span>}
          <StageMark stage={row.stage} />
        </span>
      </PageLink>
    </li>
  );
}

function Actions({ artistId, mayMake }: { readonly artistId: string; readonly mayMake: boolean }) {
  const all = `/statement?artist=${encodeURIComponent(JSON.stringify({ any: [artistId] }))}`;
  return (
    <>
      {mayMake && (
        <PageLink to={`/statement/new?artistId=${artistId}`} className="link">
          <Plus size={13} aria-hidden="true" /> <Trans>New statement</Trans>
        </PageLink>
      )}
      <PageLink to={all} className="link">
        <Trans>All</Trans> <ArrowUpRight size={13} aria-hidden="true" />
      </PageLink>
    </>
  );
}

/** The balance of an artist, and its latest statements. */
export function ArtistStatementsCard({ artistId }: { readonly artistId: string }) {
  const { t } = useLingui();
  const can = useCan();
  const enabled = can('purchaseAgreement.read');
  const sort = { by: STATEMENT_LIST.sorts[0], direction: 'desc' as const };
  const body = { filters: [{ field: 'artist' as const, values: [artistId] }], perPage: SHOWN, sort };
  const statements = useQuery({ ...queryOf(list, { body }), enabled });
  const owed = useQuery({ ...queryOf(balance, { params: { artistId } }), enabled });
  if (!enabled) return null;
  return (
    <Card
      title={t`Statements`}
      icon={<Scale size={15} aria-hidden="true" />}
      count={statements.data?.total ?? 0}
      action={<Actions artistId={artistId} mayMake={can('purchaseAgreement.update')} />}
    >
      <ul className="stm-list">
        {owed.data?.rows.map((row) => (
          <Balance key={row.currency} row={row} />
        ))}
      </ul>
      <CardStates
        isError={statements.isError || owed.isError}
        count={statements.data?.total}
        lines={2}
        failed={t`Couldn't load the statements.`}
        empty={t`No statements yet.`}
      />
      <ul className="stm-list">
        {statements.data?.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </Card>
  );
}
