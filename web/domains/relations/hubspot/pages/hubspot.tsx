import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { hubspotContract } from '#shared/domains/relations/hubspot/contract.ts';
import type { Counts, ShownConnection, SyncReport } from '#shared/domains/relations/hubspot/schemas.ts';
import { LastRun } from '#web/kits/settings/last-run.tsx';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { mutationOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { OpenItems } from '../parts/open-items.tsx';
import { useDirectionWords, useOutcomeWords } from '../parts/words.ts';
import { connectionQuery, connectionWritten } from '../queries.ts';

const ConnectionDialog = dialogPart(async () => (await import('../parts/connection-dialog.tsx')).ConnectionDialog);
const { remove, sync, test } = hubspotContract.routes;

function Figures({ counts: { read, made, changed, left } }: { readonly counts: Counts }) {
  return (
    <Trans>
      {read} read, {made} new, {changed} changed, {left} left
    </Trans>
  );
}

function Last({ last }: { readonly last: SyncReport }) {
  const { t } = useLingui();
  const words = useOutcomeWords();
  const facts = [
    { id: 'here', label: t`In Backline`, value: <Figures counts={last.here} /> },
    { id: 'there', label: t`At HubSpot`, value: <Figures counts={last.there} /> },
  ];
  return <LastRun last={last} words={words[last.outcome]} facts={facts} />;
}

function useActs({ rev }: ShownConnection) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const words = useOutcomeWords();
  const syncing = useMutation({
    ...mutationOf(sync),
    onSuccess: () => toast(t`Backline synchronises now. Reload the page in a moment.`),
  });
  const removing = useMutation({ ...mutationOf(remove), onSuccess: (saved) => connectionWritten(queries, saved) });
  const testing = useMutation({
    ...mutationOf(test),
    onSuccess: async ({ outcome }) => {
      if (outcome === 'ok') toast(words.ok);
      else await dialogs.inform({ title: t`The connection does not work`, text: words[outcome] });
    },
  });
  const end = async (keepsLinks: boolean) => {
    const text = keepsLinks
      ? t`No record is deleted. Backline keeps which records belong together, for the next connection.`
      : t`No record is deleted. Backline forgets which records belong together.`;
    if (await dialogs.confirm({ title: t`Disconnect HubSpot?`, action: t`Disconnect`, text }))
      removing.mutate({ body: { rev, keepsLinks } });
  };
  return { syncing, testing, end: (keepsLinks: boolean) => void end(keepsLinks) };
}

function Acts({ shown, onEdit }: { readonly shown: ShownConnection; readonly onEdit: () => void }) {
  const { t } = useLingui();
  const { syncing, testing, end } = useActs(shown);
  if (!shown.connection) return <Button onClick={onEdit}>{t`Connect`}</Button>;
  const items = [
    { id: 'test', label: t`Test connection`, onSelect: () => testing.mutate({}) },
    { id: 'edit', label: t`Edit connection`, onSelect: onEdit },
    { id: 'pause', label: t`Disconnect and keep the links`, danger: true, onSelect: () => end(true) },
    { id: 'end', label: t`Disconnect and forget the links`, danger: true, onSelect: () => end(false) },
  ];
  return (
    <span className="row">
      <Button
        icon={<RefreshCw size={14} />}
        busy={syncing.isPending || testing.isPending}
        onClick={() => syncing.mutate({})}
      >
        {t`Sync now`}
      </Button>
      <MoreMenu label={t`More for HubSpot`} groups={[{ id: 'connection', items }]} />
    </span>
  );
}

function Connected({ shown: { connection, last } }: { readonly shown: ShownConnection }) {
  const { t } = useLingui();
  const directions = useDirectionWords();
  if (!connection)
    return <p className="meta">{t`Not connected. Once it is, a run starts every quarter of an hour.`}</p>;
  return (
    <>
      <Facts
        items={[
          { id: 'account', label: t`Account at HubSpot`, value: connection.portalId },
          { id: 'company', label: t`Companies`, value: directions[connection.company] },
          { id: 'contact', label: t`Contacts`, value: directions[connection.contact] },
        ]}
      />
      {last ? <Last last={last} /> : <p className="meta">{t`Nothing was synchronised yet.`}</p>}
    </>
  );
}

/** The connection to HubSpot, for those who may change master data. */
export function ListPage() {
  const { t } = useLingui();
  const may = useCan()('masterData.update');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...connectionQuery, enabled: may });
  return (
    <SettingsFrame title={t`HubSpot`} text={t`Companies and contacts that HubSpot and Backline share.`}>
      {!may && <p className="meta">{t`Only those who may change master data see the connection.`}</p>}
      {may && !data && <SkeletonLines lines={6} />}
      {data && (
        <Card title={<Trans>Connection</Trans>} action={<Acts shown={data} onEdit={() => setOpen(true)} />}>
          <div className="card-b form-stack">
            <Connected shown={data} />
          </div>
        </Card>
      )}
      {data?.connection && <OpenItems />}
      <Suspense>{isOpen && data && <ConnectionDialog shown={data} onClose={() => setOpen(false)} />}</Suspense>
    </SettingsFrame>
  );
}
