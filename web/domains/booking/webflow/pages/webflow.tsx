import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { Suspense, useState } from 'react';
import { webflowContract } from '#shared/domains/booking/webflow/contract.ts';
import type { ShownConnection } from '#shared/domains/booking/webflow/schemas.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { mutationOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { DatesCard } from '../parts/dates-card.tsx';
import { Intake } from '../parts/intake.tsx';
import { useOutcomeWords } from '../parts/words.ts';
import { connectionQuery, connectionWritten, datesQuery } from '../queries.ts';
import '../webflow.css';

const ConnectionDialog = dialogPart(async () => (await import('../parts/connection-dialog.tsx')).ConnectionDialog);
const { remove, test } = webflowContract.routes;

function useActs({ rev }: ShownConnection) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const words = useOutcomeWords();
  const removing = useMutation({ ...mutationOf(remove), onSuccess: (saved) => connectionWritten(queries, saved) });
  const testing = useMutation({
    ...mutationOf(test),
    onSuccess: async ({ outcome, sites }) => {
      const names = sites.join(', ');
      if (outcome === 'ok') toast(names ? t`The connection works: ${names}` : words.ok);
      else await dialogs.inform({ title: t`The connection does not work`, text: words[outcome] });
    },
  });
  const disconnect = async (keepsItems: boolean) => {
    const question = { title: t`Disconnect Webflow?`, action: t`Disconnect`, danger: !keepsItems };
    const text = t`The requests stay. New submissions no longer arrive. Delete the webhook at Webflow as well.`;
    const items = keepsItems ? '' : t`Backline deletes its items at Webflow now. Other items of the collection stay.`;
    if (await dialogs.confirm({ ...question, text: [text, items].filter(Boolean).join(' ') }))
      removing.mutate({ body: { rev, keepsItems } });
  };
  return { test: () => testing.mutate({}), disconnect: (keepsItems: boolean) => void disconnect(keepsItems) };
}

function Acts({ shown, onEdit }: { readonly shown: ShownConnection; readonly onEdit: () => void }) {
  const { t } = useLingui();
  const acts = useActs(shown);
  const publishes = useQuery(datesQuery).data?.target !== undefined;
  if (!shown.connection)
    return (
      <Button onClick={onEdit} disabled={shown.forms.length === 0}>
        {t`Connect`}
      </Button>
    );
  const keep = () => acts.disconnect(true);
  const ends = publishes
    ? [
        { id: 'keep', label: t`Disconnect and keep the items`, danger: true, onSelect: keep },
        {
          id: 'clear',
          label: t`Disconnect and delete the items`,
          danger: true,
          onSelect: () => acts.disconnect(false),
        },
      ]
    : [{ id: 'disconnect', label: t`Disconnect`, danger: true, onSelect: keep }];
  const items = [
    { id: 'test', label: t`Test connection`, onSelect: acts.test },
    { id: 'edit', label: t`Edit connection`, onSelect: onEdit },
    ...ends,
  ];
  return <MoreMenu label={t`More for Webflow`} groups={[{ id: 'connection', items }]} />;
}

function Address({ address }: { readonly address: string }) {
  const { t } = useLingui();
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toast(t`Address copied`);
  };
  return (
    <span className="row">
      <span className="wfl-address">{address}</span>
      <IconButton label={t`Copy the address`} onClick={() => void copy()}>
        <Copy size={14} />
      </IconButton>
    </span>
  );
}

function Connected({ shown: { connection, address, hasSecret, intake, forms } }: { readonly shown: ShownConnection }) {
  const { t } = useLingui();
  if (!connection || !address)
    return (
      <p className="meta">
        {forms.length === 0 ? t`Make a web form first. Its requests come from Webflow.` : t`Not connected.`}
      </p>
    );
  const form = forms.find(({ id }) => id === connection.webformId);
  return (
    <>
      <Facts
        items={[
          { id: 'form', label: t`Web form`, value: form?.name ?? t`No longer in use` },
          { id: 'name', label: t`Form at Webflow`, value: connection.formName || t`Every form of the site` },
          { id: 'address', label: t`Address of the webhook`, value: <Address address={address} /> },
        ]}
      />
      {!hasSecret && (
        <Notice tone="amber" fact={t`Submissions are refused: the signing secret is missing.`}>
          {t`At Webflow, add a webhook for form submissions with this address. Then enter its signing secret here.`}
        </Notice>
      )}
      <Intake intake={intake} />
    </>
  );
}

function ConnectionCard({ shown }: { readonly shown: ShownConnection }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t`Connection`} action={<Acts shown={shown} onEdit={() => setOpen(true)} />}>
      <div className="card-b form-stack">
        <Connected shown={shown} />
      </div>
      <Suspense>{isOpen && <ConnectionDialog shown={shown} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}

/** The connection to the agency's site at Webflow. */
export function ListPage() {
  const { t } = useLingui();
  const may = useCan()('masterData.update');
  const { data } = useQuery({ ...connectionQuery, enabled: may });
  return (
    <SettingsFrame
      title={t`Webflow`}
      text={t`Submissions of a form on your Webflow site become requests here, and your public dates become items there.`}
    >
      {!may && <p className="meta">{t`Only those who may change master data see the connection.`}</p>}
      {may && !data && <SkeletonLines lines={6} />}
      {data && <ConnectionCard shown={data} />}
      {data?.connection && <DatesCard />}
    </SettingsFrame>
  );
}
