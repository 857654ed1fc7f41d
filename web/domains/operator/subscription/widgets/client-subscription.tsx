import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import type { BillRow, SubscriptionChange } from '#shared/domains/operator/subscription/schemas.ts';
import { call, mutationOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { toast } from '#web/ui/toaster.ts';
import { BillsCard } from '../parts/bills-card.tsx';
import { FactsCard } from '../parts/facts-card.tsx';
import { LateNotice } from '../parts/late-notice.tsx';
import { SubscriptionActs } from '../parts/subscription-acts.tsx';
import { clientQuery, offerQuery } from '../queries.ts';

const OfferDialog = dialogPart(async () => (await import('../parts/offer-dialog.tsx')).OfferDialog);
const StartDialog = dialogPart(async () => (await import('../parts/start-dialog.tsx')).StartDialog);
const { changeOfClient, sendInvoice } = subscriptionContract.routes;

interface Client {
  readonly id: string;
  readonly name: string;
  readonly maxUsers: number;
}

function Bills({ client, bills }: { readonly client: Client; readonly bills: readonly BillRow[] }) {
  const sending = useMutation({ ...mutationOf(sendInvoice), onSuccess: () => toast(<Trans>Bill emailed</Trans>) });
  const nameOf = ({ invoiceId, number }: BillRow) => (
    <span className="row">
      <PageLink to={`/invoice/${invoiceId}`} className="strong">
        {number}
      </PageLink>
      <Button size="sm" onClick={() => sending.mutate({ body: { clientId: client.id, invoiceId } })}>
        <Trans>Email again</Trans>
      </Button>
    </span>
  );
  return <BillsCard bills={bills} nameOf={nameOf} />;
}

function NotStarted({ client }: { readonly client: Client }) {
  const { data } = useQuery(offerQuery);
  const [open, setOpen] = useState<'start' | 'offer'>();
  const close = () => setOpen(undefined);
  if (!data) return null;
  const { offer } = data;
  return (
    <p className="row">
      <span className="meta grow">
        <Trans>No subscription. Nothing is billed.</Trans>
      </span>
      <Button onClick={() => setOpen('offer')}>
        <Trans>Plans</Trans>
      </Button>
      {offer && (
        <Button onClick={() => setOpen('start')}>
          <Trans>Start a subscription</Trans>
        </Button>
      )}
      <Suspense>
        {open === 'offer' && <OfferDialog offer={offer} onClose={close} />}
        {open === 'start' && offer && <StartDialog client={client} offer={offer} onClose={close} />}
      </Suspense>
    </p>
  );
}

/** The subscription of a client, as the operator sees it. */
export function ClientSubscription({ client }: { readonly client: Client }) {
  const { data } = useQuery(clientQuery(client.id));
  if (!data) return null;
  const { subscription, bills } = data;
  if (!subscription) return <NotStarted client={client} />;
  const save = (change: SubscriptionChange) => call(changeOfClient, { body: { ...change, clientId: client.id } });
  return (
    <div className="sub-client">
      <LateNotice subscription={subscription} />
      <FactsCard subscription={subscription} action={<SubscriptionActs subscription={subscription} save={save} />} />
      <Bills client={client} bills={bills} />
    </div>
  );
}
