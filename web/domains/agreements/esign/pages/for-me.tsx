import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Signature } from 'lucide-react';
import { useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { EsignRow } from '#shared/domains/agreements/esign/view.ts';
import { PAGE_SIZE, type Paged } from '#shared/kernel/contract/paging.ts';
import { queryOf } from '#web/platform/api.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { MoreRows } from '../forme/more-rows.tsx';
import { WaitingCard } from '../forme/waiting-card.tsx';
import { Missing } from '../staff/missing.tsx';
import { SigningRow } from '../staff/signing-row.tsx';
import '#web/ui/item-rows.css';
import '../staff/staff.css';
import '../forme/forme.css';

const { list } = esignContract.routes;
const newest = { by: 'created', direction: 'desc' } as const;
const waiting = (perPage: number) => queryOf(list, { body: { perPage, filters: [{ field: 'forMe' }], sort: newest } });
/** A revision follows the document that it replaces. */
const out = (perPage: number) =>
  queryOf(list, {
    body: {
      perPage,
      filters: [
        { field: 'state', values: ['review', 'outForSignature', 'declined', 'expired'] },
        { field: 'revised', values: ['false'] },
        { field: 'forMe', relation: 'noneOf' },
      ],
      sort: newest,
    },
  });

type Rows = UseQueryResult<Paged<EsignRow>>;
function useRows(query: typeof waiting): { readonly rows: Rows; readonly more: () => void } {
  const [perPage, setPerPage] = useState(PAGE_SIZE);
  const rows = useQuery({ ...query(perPage), placeholderData: keepPreviousData });
  return { rows, more: () => setPerPage(perPage + PAGE_SIZE) };
}

/** Lists the documents that wait for the user's signature, and those that are out or stuck. */
export function EsignForMePage() {
  const { t } = useLingui();
  const [mine, others] = [useRows(waiting), useRows(out)];
  const both = [mine.rows, others.rows];
  const failed = both.find(({ error, data }) => error && !data);
  const isLoading = !failed && both.some(({ data }) => !data);
  const isEmpty = both.every(({ data }) => data?.total === 0);
  return (
    <>
      <PageHead title={t`For me to sign`} />
      <div className="es-forme">
        {failed?.error && (
          <Missing
            error={failed.error}
            title={t`Couldn't load the documents`}
            again={() => void Promise.all(both.map(({ refetch }) => refetch()))}
          />
        )}
        {isLoading && <SkeletonLines lines={8} />}
        {isEmpty && (
          <EmptyState
            icon={Signature}
            title={t`Nothing waits for a signature`}
            text={t`Documents that you send for signature appear here.`}
          />
        )}
        {mine.rows.data && (
          <>
            <WaitingCard rows={mine.rows.data.rows} total={mine.rows.data.total} />
            <MoreRows {...mine} />
          </>
        )}
        {others.rows.data && others.rows.data.total > 0 && (
          <>
            <Card title={t`Out for signature`} count={others.rows.data.total}>
              <ul className="item-rows">
                {others.rows.data.rows.map((row) => (
                  <SigningRow key={row.id} row={row} />
                ))}
              </ul>
            </Card>
            <MoreRows {...others} />
          </>
        )}
      </div>
    </>
  );
}
