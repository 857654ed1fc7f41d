import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { webflowContract } from '#shared/domains/booking/webflow/contract.ts';
import { DATE_PARTS, type DatesReport, type ShownDates } from '#shared/domains/booking/webflow/dates-schemas.ts';
import { LastRun } from '#web/kits/settings/last-run.tsx';
import { mutationOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { toast } from '#web/ui/toaster.ts';
import { datesQuery, datesWritten } from '../queries.ts';
import { useFailureWords, usePartNames } from './words.ts';

const DatesDialog = dialogPart(async () => (await import('./dates-dialog.tsx')).DatesDialog);
const { endDates, syncDates } = webflowContract.routes;

function useActs({ rev }: ShownDates) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const syncing = useMutation({
    ...mutationOf(syncDates),
    onSuccess: () => toast(t`Backline publishes now. Reload the page in a moment.`),
  });
  const ending = useMutation({ ...mutationOf(endDates), onSuccess: (saved) => datesWritten(queries, saved) });
  const end = async (keepsItems: boolean) => {
    const text = keepsItems
      ? t`The items stay at Webflow as they are. They no longer follow your shows.`
      : t`Backline deletes its items at Webflow now. Other items of the collection stay.`;
    if (await dialogs.confirm({ title: t`Stop publishing?`, action: t`Stop publishing`, text, danger: !keepsItems }))
      ending.mutate({ body: { rev, keepsItems } });
  };
  return { syncing, ending, end: (keepsItems: boolean) => void end(keepsItems) };
}

function Acts({ shown, onEdit }: { readonly shown: ShownDates; readonly onEdit: () => void }) {
  const { t } = useLingui();
  const { syncing, ending, end } = useActs(shown);
  if (!shown.target) return <Button onClick={onEdit}>{t`Choose a collection`}</Button>;
  const items = [
    { id: 'edit', label: t`Edit fields`, onSelect: onEdit },
    { id: 'leave', label: t`Stop and keep the items`, danger: true, onSelect: () => end(true) },
    { id: 'clear', label: t`Stop and delete the items`, danger: true, onSelect: () => end(false) },
  ];
  return (
    <span className="row">
      <Button
        icon={<RefreshCw size={14} />}
        busy={syncing.isPending || ending.isPending}
        onClick={() => syncing.mutate({})}
      >
        {t`Sync now`}
      </Button>
      <MoreMenu label={t`More for public dates`} groups={[{ id: 'dates', items }]} />
    </span>
  );
}

function Last({ last }: { readonly last: DatesReport }) {
  const { t } = useLingui();
  const words = useFailureWords();
  const { made, changed, removed } = last;
  const names = last.refused.join('; ');
  const changes = (
    <Trans>
      {made} new, {changed} changed, {removed} removed
    </Trans>
  );
  return (
    <LastRun
      last={last}
      words={last.outcome === 'ok' ? '' : words[last.outcome]}
      facts={[{ id: 'done', label: t`Changes`, value: changes }]}
    >
      {names && (
        <Notice tone="amber" fact={<Trans>Webflow refused some items.</Trans>}>
          {names}
        </Notice>
      )}
    </LastRun>
  );
}

function Published({ shown: { target, items, last } }: { readonly shown: ShownDates }) {
  const { t } = useLingui();
  const names = usePartNames();
  if (!target)
    return (
      <p className="meta">
        {t`Choose a collection of your site. Backline keeps an item there for each announced date of an artist whose dates are published.`}
      </p>
    );
  const parts = DATE_PARTS.flatMap((part) => (target.fields[part] ? [names[part]] : [])).join(', ');
  return (
    <>
      <Facts
        items={[
          { id: 'site', label: t`Site`, value: target.site.name },
          { id: 'collection', label: t`Collection`, value: target.collection.name },
          { id: 'parts', label: t`Published`, value: parts || t`Name and slug only` },
          { id: 'items', label: t`Items`, value: <Plural value={items} one="# item" other="# items" /> },
        ]}
      />
      {last ? <Last last={last} /> : <p className="meta">{t`Nothing was published yet.`}</p>}
    </>
  );
}

/** The public dates that the agency publishes at Webflow. Shown once Webflow is connected. */
export function DatesCard() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(datesQuery);
  if (!data?.isConnected) return null;
  return (
    <Card title={t`Public dates`} action={<Acts shown={data} onEdit={() => setOpen(true)} />}>
      <div className="card-b form-stack">
        <Published shown={data} />
      </div>
      <Suspense>{isOpen && <DatesDialog shown={data} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}
