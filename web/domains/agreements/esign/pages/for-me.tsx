import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Signature } from 'lucide-react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { SigningRow } from '../staff/signing-row.tsx';
import '#web/ui/item-rows.css';
import '../staff/staff.css';

const { list } = esignContract.routes;
const newest = { by: 'created', direction: 'desc' } as const;
const waiting = queryOf(list, { body: { filters: [{ field: 'forMe' }], sort: newest } });
const stuck = queryOf(list, {
  body: { filters: [{ field: 'state', values: ['review', 'outForSignature', 'declined', 'expired'] }], sort: newest },
});

/** Lists the documents that wait for the user's signature, and those that are out or stuck. */
export function EsignForMePage() {
  const { t } = useLingui();
  const [mine, out] = [useQuery(waiting), useQuery(stuck)];
  // A revision follows the document that it replaces.
  const others = out.data?.rows.filter(({ isForMe, revisedBy }) => !isForMe && !revisedBy) ?? [];
  const isEmpty = mine.data?.rows.length === 0 && out.data && others.length === 0;
  return (
    <>
      <PageHead title={t`For me to sign`} />
      <div className="es-forme">
        {!(mine.data && out.data) && <SkeletonLines lines={8} />}
        {isEmpty && (
          <EmptyState
            icon={Signature}
            title={<Trans>Nothing waits for a signature</Trans>}
            text={<Trans>Documents that you send for signature appear here.</Trans>}
          />
        )}
        {mine.data && mine.data.rows.length > 0 && (
          <Card title={t`Waits for you`} count={mine.data.total}>
            <ul className="item-rows">
              {mine.data.rows.map((row) => (
                <SigningRow key={row.id} row={row} />
              ))}
            </ul>
          </Card>
        )}
        {others.length > 0 && (
          <Card title={t`Out for signature`} count={others.length}>
            <ul className="item-rows">
              {others.map((row) => (
                <SigningRow key={row.id} row={row} />
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  );
}
