import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import type { BillRow, Subscription, SubscriptionChange } from '#shared/domains/operator/subscription/schemas.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call, mutationOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { BillsCard } from '../parts/bills-card.tsx';
import { CardCard } from '../parts/card-card.tsx';
import { FactsCard } from '../parts/facts-card.tsx';
import { LateNotice } from '../parts/late-notice.tsx';
import { SubscriptionActs } from '../parts/subscription-acts.tsx';
import { billsQuery, ownQuery, subscriptionWritten } from '../queries.ts';

const { set, openInvoice } = subscriptionContract.routes;
const save = (body: SubscriptionChange) => call(set, { body });

function useOpenBill() {
  const opening = useMutation({ ...mutationOf(openInvoice), onSuccess: ({ url }) => location.assign(url) });
  return (bill: BillRow) => opening.mutate({ params: { id: bill.invoiceId }, body: {} });
}

function useEnding({ rev, endsOn }: Subscription) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const ending = useMutation({ ...mutationOf(set), onSuccess: () => subscriptionWritten(queries) });
  const isEnding = endsOn === undefined;
  const ask = async () => {
    const question = { title: t`End the subscription?`, action: t`End it` };
    const text = t`It ends with the period that is paid for. After that, your agency can read and export its data.`;
    if (!isEnding || (await dialogs.confirm({ ...question, text }))) ending.mutate({ body: { rev, isEnding } });
  };
  const label = isEnding ? t`End the subscription` : t`Do not end the subscription`;
  return { id: 'end', label, danger: isEnding, onSelect: () => void ask() };
}

const Acts = ({ subscription }: { readonly subscription: Subscription }) => (
  <SubscriptionActs subscription={subscription} save={save} more={[useEnding(subscription)]} />
);

function Shown({ subscription }: { readonly subscription: Subscription }) {
  const may = useCan()('settings.update');
  const { data } = useQuery(billsQuery);
  const openBill = useOpenBill();
  const bills = data?.rows ?? [];
  const late = bills.findLast(({ open }) => open > 0);
  const pay = late && may && (
    <Button kind="primary" onClick={() => openBill(late)}>
      <Trans>Pay {late.number}</Trans>
    </Button>
  );
  const nameOf = (bill: BillRow) =>
    may ? (
      <button type="button" className="link strong" onClick={() => openBill(bill)}>
        {bill.number}
      </button>
    ) : (
      <b>{bill.number}</b>
    );
  return (
    <>
      <LateNotice subscription={subscription} action={pay} />
      <FactsCard subscription={subscription} action={may && <Acts subscription={subscription} />} />
      <CardCard subscription={subscription} />
      <BillsCard bills={bills} nameOf={nameOf} />
    </>
  );
}

/** The subscription of the agency: its plan and seats, the card that is charged, and its bills. */
export function SubscriptionPage() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(ownQuery);
  return (
    <SettingsFrame title={t`Subscription`} text={t`What your agency pays for Backline.`}>
      {data.subscription ? (
        <Shown subscription={data.subscription} />
      ) : (
        <p className="meta">{t`Your agency has no subscription. The people who run Backline can start one.`}</p>
      )}
    </SettingsFrame>
  );
}
