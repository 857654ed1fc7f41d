import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { businessCentralContract } from '#shared/domains/reference/business-central/contract.ts';
import type { PullReport, ShownConnection } from '#shared/domains/reference/business-central/schemas.ts';
import { mutationOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useOutcomeWords } from '../parts/outcome-words.ts';
import { connectionQuery, connectionWritten } from '../queries.ts';

const ConnectionDialog = dialogPart(async () => (await import('../parts/connection-dialog.tsx')).ConnectionDialog);
const { pull, remove, test } = businessCentralContract.routes;

/** The last fetch in words. */
function Last({ last }: { readonly last: PullReport }) {
  const { near } = useFormat();
  const words = useOutcomeWords();
  const at = near(last.at);
  if (last.outcome !== 'ok')
    return (
      <Notice tone="amber" fact={<Trans>The last fetch failed, {at}.</Trans>}>
        {words[last.outcome]}
      </Notice>
    );
  const { added, changed, ended, skipped } = last;
  return (
    <p className="meta">
      <Trans>
        Fetched {at}: {added} new, {changed} changed, {ended} ended
      </Trans>{' '}
      {skipped > 0 && (
        <Plural
          value={skipped}
          one="# was left out: its number is taken."
          other="# were left out: their numbers are taken."
        />
      )}
    </p>
  );
}

function useConnectionActs({ rev }: ShownConnection) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const words = useOutcomeWords();
  const show = (saved: ShownConnection) => connectionWritten(queries, saved);
  const pulling = useMutation({ ...mutationOf(pull), onSuccess: show });
  const removing = useMutation({ ...mutationOf(remove), onSuccess: show });
  const testing = useMutation({
    ...mutationOf(test),
    onSuccess: async ({ outcome }) => {
      if (outcome === 'ok') toast(words.ok);
      else await dialogs.inform({ title: t`The connection does not work`, text: words[outcome] });
    },
  });
  const disconnect = async () => {
    const question = { title: t`Disconnect Business Central?`, action: t`Disconnect` };
    if (await dialogs.confirm({ ...question, text: t`The projects stay as they are.` }))
      removing.mutate({ body: { rev } });
  };
  return { pulling, testing, disconnect: () => void disconnect() };
}

function Acts({ shown, onEdit }: { readonly shown: ShownConnection; readonly onEdit: () => void }) {
  const { t } = useLingui();
  const { pulling, testing, disconnect } = useConnectionActs(shown);
  if (!shown.connection) return <Button onClick={onEdit}>{t`Connect`}</Button>;
  const items = [
    { id: 'test', label: t`Test connection`, onSelect: () => testing.mutate({}) },
    { id: 'edit', label: t`Edit connection`, onSelect: onEdit },
    { id: 'disconnect', label: t`Disconnect`, danger: true, onSelect: disconnect },
  ];
  return (
    <span className="row">
      <Button
        icon={<RefreshCw size={14} />}
        busy={pulling.isPending || testing.isPending}
        onClick={() => pulling.mutate({})}
      >
        {t`Fetch now`}
      </Button>
      <MoreMenu label={t`More for Business Central`} groups={[{ id: 'connection', items }]} />
    </span>
  );
}

function Connected({ shown: { connection, last } }: { readonly shown: ShownConnection }) {
  const { t } = useLingui();
  if (!connection) return <p className="meta">{t`Not connected. Once it is, projects are fetched every hour.`}</p>;
  return (
    <>
      <Facts
        items={[
          { id: 'environment', label: t`Environment`, value: connection.environment },
          { id: 'company', label: t`Company ID`, value: connection.company },
        ]}
      />
      {last ? <Last last={last} /> : <p className="meta">{t`Nothing was fetched yet.`}</p>}
    </>
  );
}

/** The connection to Business Central, for those who may change master data. */
export function ConnectionCard() {
  const can = useCan();
  const may = can('masterData.update');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...connectionQuery, enabled: may });
  if (!may || !data) return null;
  return (
    <>
      <Card title={<Trans>Connection</Trans>} action={<Acts shown={data} onEdit={() => setOpen(true)} />}>
        <div className="card-b">
          <Connected shown={data} />
        </div>
      </Card>
      <Suspense>{isOpen && <ConnectionDialog shown={data} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
