import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { cardAccountContract } from '#shared/domains/reference/card-account/contract.ts';
import type { CardAccount, CardOutcome } from '#shared/domains/reference/card-account/schemas.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { mutationOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { accountsQuery, accountsWritten } from '../queries.ts';

const ConnectDialog = dialogPart(async () => (await import('../parts/connect-dialog.tsx')).ConnectDialog);
const { disconnect, test } = cardAccountContract.routes;

const useOutcomeWords = wordsHook<CardOutcome>({
  ok: msg`The connection works`,
  keyRefused: msg`Stripe does not know the key any more. Connect again with a new one.`,
  notAllowed: msg`The key may not read the account. Give it that right at Stripe, or connect with a new one.`,
  busy: msg`Stripe is busy. Please try again in a minute.`,
  unreachable: msg`Stripe does not answer at the moment. Please try again later.`,
});

function useActs({ bookkeepingId, bookkeepingName, rev }: CardAccount) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const words = useOutcomeWords();
  const ending = useMutation({ ...mutationOf(disconnect), onSuccess: () => accountsWritten(queries) });
  const testing = useMutation({
    ...mutationOf(test),
    onSuccess: async ({ outcome }) => {
      if (outcome === 'ok') toast(words.ok);
      else await dialogs.inform({ title: t`The connection does not work`, text: words[outcome] });
    },
  });
  const end = async () => {
    const question = { title: t`Stop card payments of ${bookkeepingName}?`, action: t`Disconnect` };
    const text = t`Backline forgets the key. Enter by hand what payers pay on pages that are still open.`;
    if (await dialogs.confirm({ ...question, text })) ending.mutate({ body: { bookkeepingId, rev } });
  };
  return { test: () => testing.mutate({ body: { bookkeepingId } }), end: () => void end() };
}

function Acts({ shown, onConnect }: { readonly shown: CardAccount; readonly onConnect: () => void }) {
  const { t } = useLingui();
  const { test, end } = useActs(shown);
  const { bookkeepingName } = shown;
  if (!shown.account)
    return (
      <Button onClick={onConnect} aria-label={t`Connect ${bookkeepingName}`}>
        {t`Connect`}
      </Button>
    );
  const items = [
    { id: 'test', label: t`Test connection`, onSelect: test },
    { id: 'key', label: t`Change key`, onSelect: onConnect },
    { id: 'disconnect', label: t`Disconnect`, danger: true, onSelect: end },
  ];
  return <MoreMenu label={t`More for ${bookkeepingName}`} groups={[{ id: 'account', items }]} />;
}

function AccountFacts({ account }: Pick<CardAccount, 'account'>) {
  const { t } = useLingui();
  const { near } = useFormat();
  if (!account) return <p className="meta">{t`Not connected. Payers pay by bank transfer.`}</p>;
  return (
    <Facts
      items={[
        { id: 'name', label: t`Account at Stripe`, value: account.name },
        { id: 'key', label: t`Key`, value: `… ${account.keyEnd}` },
        { id: 'mode', label: t`Mode`, value: account.isTest ? t`Test payments only` : t`Real payments` },
        { id: 'since', label: t`Connected`, value: near(account.connectedAt) },
      ]}
    />
  );
}

function AccountCard({ shown }: { readonly shown: CardAccount }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={shown.bookkeepingName} action={<Acts shown={shown} onConnect={() => setOpen(true)} />}>
      <div className="card-b">
        <AccountFacts account={shown.account} />
      </div>
      <Suspense>{isOpen && <ConnectDialog shown={shown} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}

/** The bookkeepings whose invoices can be paid by card. */
export function ListPage() {
  const { t } = useLingui();
  const may = useCan()('masterData.update');
  const { data } = useQuery({ ...accountsQuery, enabled: may });
  return (
    <SettingsFrame
      title={t`Card payments`}
      text={t`Whose invoices can be paid by card from their link. The money is paid to your own account at Stripe.`}
    >
      {!may && <p className="meta">{t`Only those who may change master data see the accounts.`}</p>}
      {may && !data && <SkeletonLines lines={6} />}
      {data?.rows.map((row) => (
        <AccountCard key={row.bookkeepingId} shown={row} />
      ))}
    </SettingsFrame>
  );
}
