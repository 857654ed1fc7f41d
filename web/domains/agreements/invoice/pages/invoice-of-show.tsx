import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { InvoiceProposal } from '#shared/domains/agreements/invoice/proposal.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { BilledAlready } from '../parts/billed-already.tsx';
import { InvoiceForm } from '../parts/invoice-form.tsx';
import '../invoice.css';

const route = getRouteApi('/app/show/$key/invoice/new');

/** The proposal as its author first saw it: the server refuses the draft where others billed the show since. */
function Making({ showId, number, proposal }: Readonly<{ showId: string; number: string; proposal: InvoiceProposal }>) {
  const [seen] = useState(proposal);
  const show = { showId, number, proposal: seen };
  if (!seen.settledBy) return <InvoiceForm values={seen.input} show={show} />;
  return (
    <>
      <Crumbs
        items={[
          { label: <Trans>Shows</Trans>, to: '/show' },
          { label: <span className="num">{number}</span>, to: `/show/${showId}` },
          { label: <Trans>New invoice</Trans> },
        ]}
      />
      <PageHead title={<Trans>New invoice</Trans>} />
      <div className="scroll">
        <div className="inv-show">
          <BilledAlready proposal={seen} />
        </div>
      </div>
    </>
  );
}

/** A new invoice of a show, filled with what is left to invoice. Nothing is stored before its author saves. */
export function InvoiceOfShowPage() {
  const { key } = route.useParams();
  const { bookkeeping } = route.useSearch();
  const { data: show } = useSuspenseQuery(queryOf(showContract.routes.get, { params: { id: key } }));
  const query = bookkeeping ? { bookkeepingId: bookkeeping } : {};
  const asked = queryOf(invoiceContract.routes.proposal, { params: { id: show.id }, query });
  // Each visit asks again: what is left changes with every invoice.
  const { data: proposal } = useSuspenseQuery({ ...asked, gcTime: 0, staleTime: Number.POSITIVE_INFINITY });
  return <Making key={show.id} showId={show.id} number={show.number} proposal={proposal} />;
}
