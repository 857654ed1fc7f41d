import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { showContract } from '#shared/domains/show/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShowInvoicesCard } from '../widgets/invoices-card.tsx';
import '../invoice.css';

const route = getRouteApi('/app/show/$key/invoice/new');

/** The invoice of the show one comes from, beside those it has already. */
export function InvoiceOfShowPage() {
  const { key } = route.useParams();
  const { data: show } = useQuery(queryOf(showContract.routes.get, { params: { id: key } }));
  return (
    <>
      <Crumbs
        items={[
          { label: <Trans>Shows</Trans>, to: '/show' },
          { label: <span className="num">{show?.number ?? '…'}</span>, to: `/show/${key}` },
          { label: <Trans>New invoice</Trans> },
        ]}
      />
      <PageHead title={<Trans>New invoice</Trans>} />
      <div className="scroll">
        <div className="inv-show">{show && <ShowInvoicesCard showId={show.id} />}</div>
      </div>
    </>
  );
}
