import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { receivedInvoiceContract } from '#shared/domains/agreements/received-invoice/contract.ts';
import type { ReceivedInvoice } from '#shared/domains/agreements/received-invoice/schemas.ts';
import { RECEIVED_STATES } from '#shared/domains/agreements/received-invoice/states.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { StateSwitch } from '#web/kits/work-list/state-switch.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { PageSteps } from '#web/ui/list/page-steps.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { type ReceivedActs, ReceivedRow } from '../parts/received-row.tsx';
import { useReceivedActs, useUpload } from '../parts/use-received.tsx';
import '#web/ui/work-table.css';
import '../parts/received.css';
import { ColumnHeads } from '#web/ui/column-heads.tsx';

const ReviewDialog = dialogPart(async () => (await import('../parts/review-dialog.tsx')).ReviewDialog);
const { download, list } = receivedInvoiceContract.routes;
const route = getRouteApi('/app/purchaseagreement/received');

function States() {
  const { t } = useLingui();
  const names = { open: t`To confirm`, confirmed: t`Confirmed`, ignored: t`Set aside` };
  return <StateSwitch states={RECEIVED_STATES} names={names} route={route} />;
}

function Invoices({ rows, acts }: { readonly rows: readonly ReceivedInvoice[]; readonly acts: ReceivedActs }) {
  const { t } = useLingui();
  if (rows.length === 0)
    return (
      <EmptyState
        title={t`No e-invoices`}
        text={t`E-invoices of artists arrive here. You can also upload one: XML, or a PDF that holds it.`}
      />
    );
  return (
    <table className="work-table work-entries rcv" aria-label={t`Received e-invoices`}>
      <thead>
        <tr>
          <ColumnHeads of={[t`Date`, t`Seller`, [t`Amount`, 'right'], t`Purchase agreement`]} />
          <th aria-label={t`Actions`} />
        </tr>
      </thead>
      <tbody>
        {rows.map((invoice) => (
          <ReceivedRow key={invoice.id} invoice={invoice} acts={acts} />
        ))}
      </tbody>
    </table>
  );
}

/** Receives the e-invoices of artists, and enters them in purchase agreements. */
export function ReceivedInvoicesPage() {
  const { t } = useLingui();
  const { state = 'open', page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useQuery({ ...queryOf(list, { body: { state, page } }), placeholderData: keepPreviousData });
  const [reviewed, setReviewed] = useState<ReceivedInvoice>();
  const upload = useUpload(setReviewed);
  const words = { why: t`Set e-invoice aside`, aside: t`Set aside` };
  const doing = useReceivedActs(words, () => {
    setReviewed(undefined);
    toast(t`Invoice entered`);
  });
  const acts: ReceivedActs = {
    onReview: setReviewed,
    onIgnore: doing.setAside,
    onReopen: doing.reopen,
    onFile: async ({ id }) => saveAs(await call(download, { params: { id } })),
  };
  const goTo = (next: number) => void navigate({ search: { ...(state === 'open' ? {} : { state }), page: next } });
  return (
    <>
      <Crumbs
        items={[{ label: t`Purchase agreements`, to: '/purchaseagreement' }, { label: t`Received e-invoices` }]}
      />
      <PageHead title={t`Received e-invoices`}>
        <FileButton
          label={t`E-invoice`}
          accept=".xml,.pdf"
          busy={upload.busy}
          onFile={(file) => void upload.send(file)}
        >
          {t`Upload e-invoice`}
        </FileButton>
      </PageHead>
      <div className="scroll">
        <div className="work-page">
          <States />
          {data ? <Invoices rows={data.rows} acts={acts} /> : <SkeletonLines lines={8} />}
          {data && <PageSteps page={data.page} pageCount={data.pageCount} onPage={goTo} />}
        </div>
      </div>
      <Suspense>
        {reviewed && (
          <ReviewDialog
            key={reviewed.id}
            invoice={reviewed}
            busy={doing.busy}
            onConfirm={(agreement) => doing.confirm(reviewed, agreement)}
            onClose={() => setReviewed(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
