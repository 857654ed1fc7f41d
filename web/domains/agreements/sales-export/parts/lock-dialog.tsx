import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import type { MonthView } from '#shared/domains/agreements/sales-export/schemas.ts';
import { mutationOf } from '#web/platform/api.ts';
import { formatMonth, useFormat } from '#web/platform/format.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { monthQuery, monthsWritten } from '../queries.ts';
import { CaseTable } from './case-table.tsx';
import { GapList } from './gap-list.tsx';

const { lock } = salesExportContract.routes;

interface DocumentsProps {
  readonly rows: readonly { readonly invoiceId: string; readonly words: readonly string[]; readonly more: ReactNode }[];
}
const Documents = ({ rows }: DocumentsProps) => (
  <ul className="sx-gaps">
    {rows.map(({ invoiceId, words, more }) => (
      <li key={invoiceId}>
        <PageLink to={`/invoice/${invoiceId}`} className="link">
          {words.filter(Boolean).join(' · ')}
        </PageLink>
        {more}
      </li>
    ))}
  </ul>
);

function Drafts({ drafts }: Pick<MonthView, 'drafts'>) {
  const { day } = useFormat();
  if (drafts.length === 0) return null;
  return (
    <Notice
      tone="amber"
      fact={<Plural value={drafts.length} one="# draft is dated in it." other="# drafts are dated in it." />}
    >
      <Trans>Once the month is locked, they need a later date.</Trans>
      <Documents
        rows={drafts.map(({ invoiceId, name, date }) => ({ invoiceId, words: [day({ date }), name], more: null }))}
      />
    </Notice>
  );
}

function Failed({ failed }: Pick<MonthView, 'failed'>) {
  if (failed.length === 0) return null;
  return (
    <Notice
      tone="amber"
      fact={<Plural value={failed.length} one="# e-invoice has failed." other="# e-invoices have failed." />}
    >
      <Trans>The buyers do not have them. You can send them again after the lock, too.</Trans>
      <Documents
        rows={failed.map(({ invoiceId, number, name, reason }) => ({
          invoiceId,
          words: [number, name],
          more: <> {reason}</>,
        }))}
      />
    </Notice>
  );
}

function Gaps({ gaps }: Pick<MonthView, 'gaps'>) {
  if (gaps.length === 0) return null;
  return (
    <Notice
      tone="amber"
      fact={
        <Plural value={gaps.length} one="# thing is missing for the file." other="# things are missing for the file." />
      }
    >
      <Trans>You can lock the month now and have the file written later.</Trans>
      <GapList gaps={gaps} />
    </Notice>
  );
}

function useLocking(bookkeepingId: string, name: string, onClose: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    ...mutationOf(lock),
    onSuccess: (saved) => {
      monthsWritten(queries, saved);
      onClose();
      toast(<Trans>{name} locked</Trans>);
      void navigate({ to: '.', search: { BookkeepingId: bookkeepingId, year: saved.year }, replace: true });
    },
  });
}

type LockDialogProps = Readonly<{ bookkeepingId: string; month: string; onClose: () => void }>;
/** Shows what a month holds, and locks it. */
export function LockDialog({ bookkeepingId, month, onClose }: LockDialogProps) {
  const name = formatMonth(`${month}-01`);
  const { data } = useQuery(monthQuery(bookkeepingId, month));
  const locking = useLocking(bookkeepingId, name, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      size="send"
      title={<Trans>Lock {name}</Trans>}
      actions={
        <DialogFoot
          onCancel={onClose}
          busy={locking.isPending}
          disabled={!data}
          onClick={() => locking.mutate({ body: { bookkeepingId, month } })}
        >
          <Trans>Lock {name}</Trans>
        </DialogFoot>
      }
    >
      <div className="sx-d">
        <p>
          <Trans>
            No invoice, credit note or payment can then be dated in this month, and its sales file is written.
          </Trans>
        </p>
        {data ? (
          <>
            <Drafts drafts={data.drafts} />
            <Failed failed={data.failed} />
            <Gaps gaps={data.gaps} />
            <CaseTable documents={data.documents} cases={data.cases} />
          </>
        ) : (
          <SkeletonLines lines={4} />
        )}
      </div>
    </Dialog>
  );
}
