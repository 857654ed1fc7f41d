import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { GrantRow as Row } from '#shared/domains/identity/access-grant/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageSelector } from '#web/ui/controls/page-selector.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { GrantRow } from '../parts/grant-row.tsx';
import { decidedQuery, openQuery } from '../queries.ts';
import '#web/ui/item-rows.css';
import './temporary-access.css';

const RequestDialog = dialogPart(async () => (await import('../parts/request-dialog.tsx')).RequestDialog);

/** The button that asks for access, with its dialog. */
export function RequestAccess() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" icon={<Plus size={14} />} onClick={() => setOpen(true)}>
        <Trans>Request access</Trans>
      </Button>
      <Suspense>{isOpen && <RequestDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

interface RowsProps {
  readonly title: ReactNode;
  readonly total: number;
  readonly rows: readonly Row[];
}
const Rows = ({ title, total, rows }: RowsProps) => (
  <Card title={title} count={total}>
    <ul className="item-rows access-rows">
      {rows.map((row) => (
        <GrantRow key={row.id} row={row} />
      ))}
    </ul>
  </Card>
);

/** Temporary access of an agency: the requests that wait, and what became of the others. */
export function TemporaryAccess() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const open = useQuery(openQuery);
  const decided = useQuery({ ...decidedQuery(page), placeholderData: keepPreviousData });
  if (open.isError || decided.isError)
    return (
      <Notice tone="red">
        <Trans>Couldn't load the temporary access.</Trans>
      </Notice>
    );
  if (!open.data || !decided.data) return <SkeletonLines lines={6} />;
  if (open.data.total + decided.data.total === 0)
    return (
      <EmptyState
        icon={KeyRound}
        title={t`No temporary access yet`}
        text={t`Ask for it when an accountant or a stand-in needs to work here for a while.`}
      />
    );
  return (
    <>
      {open.data.total > 0 && <Rows title={<Trans>Waiting for a decision</Trans>} {...open.data} />}
      {decided.data.total > 0 && <Rows title={<Trans>Decided</Trans>} {...decided.data} />}
      {decided.data.pageCount > 1 && (
        <PageSelector page={decided.data.page} pageCount={decided.data.pageCount} onChange={setPage} />
      )}
    </>
  );
}
