import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { googleCalendarContract } from '#shared/domains/calendars/google-calendar/contract.ts';
import type { PushReport, ShownPush } from '#shared/domains/calendars/google-calendar/schemas.ts';
import { LastRun } from '#web/kits/settings/last-run.tsx';
import { mutationOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { pushQuery } from '../queries.ts';
import { useOutcomeWords } from '../words.ts';

const { begin, push, remove, test } = googleCalendarContract.routes;

function useActs(feedId: string) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const words = useOutcomeWords();
  const of = { params: { id: feedId } };
  const connecting = useMutation({ ...mutationOf(begin), onSuccess: ({ url }) => location.assign(url) });
  const pushing = useMutation({
    ...mutationOf(push),
    onSuccess: () => toast(t`Backline writes your calendar now. Reload the page in a moment.`),
  });
  const removing = useMutation({
    ...mutationOf(remove),
    onSuccess: (shown) => queries.setQueryData(pushQuery(feedId).queryKey, shown),
  });
  const testing = useMutation({
    ...mutationOf(test),
    onSuccess: async ({ outcome }) => {
      if (outcome === 'ok') toast(words.ok);
      else await dialogs.inform({ title: t`The connection does not work`, text: words[outcome] });
    },
  });
  const end = async () => {
    const text = t`Backline deletes its calendar at Google with all events, and gives your consent back.`;
    const asked = { title: t`Disconnect Google Calendar?`, action: t`Disconnect`, text, danger: true };
    if (await dialogs.confirm(asked)) removing.mutate(of);
  };
  return {
    isBusy: connecting.isPending || pushing.isPending || testing.isPending || removing.isPending,
    connect: () => connecting.mutate({ ...of, body: {} }),
    push: () => pushing.mutate(of),
    test: () => testing.mutate(of),
    end: () => void end(),
  };
}

function Acts({ feedId, shown }: { readonly feedId: string; readonly shown: ShownPush }) {
  const { t } = useLingui();
  const { isBusy, ...act } = useActs(feedId);
  if (shown.state === 'ending' || (shown.state === 'none' && !shown.isSetUp)) return null;
  const connect = (
    <Button size="sm" busy={isBusy} onClick={act.connect}>
      {shown.state === 'none' ? t`Connect Google Calendar` : t`Connect again`}
    </Button>
  );
  if (shown.state === 'none') return connect;
  const isStopped = shown.last?.outcome !== undefined && shown.last.outcome !== 'ok';
  const items = [
    { id: 'test', label: t`Test connection`, onSelect: act.test },
    { id: 'again', label: t`Connect again`, onSelect: act.connect },
    { id: 'end', label: t`Disconnect`, danger: true, onSelect: act.end },
  ];
  return (
    <span className="row">
      {isStopped ? (
        connect
      ) : (
        <Button size="sm" icon={<RefreshCw size={14} />} busy={isBusy} onClick={act.push}>
          {t`Write now`}
        </Button>
      )}
      <MoreMenu label={t`More for Google Calendar`} groups={[{ id: 'connection', items }]} />
    </span>
  );
}

function Last({ last }: { readonly last: PushReport }) {
  const { outcome, sent, removed, left } = last;
  const { t } = useLingui();
  const words = useOutcomeWords();
  const figures = (
    <Trans>
      {sent} written, {removed} removed, {left} left
    </Trans>
  );
  return (
    <LastRun last={last} words={words[outcome]} facts={[{ id: 'events', label: t`Appointments`, value: figures }]} />
  );
}

function State({ shown: { isSetUp, state, last } }: { readonly shown: ShownPush }) {
  const { t } = useLingui();
  if (state === 'ending') return <p className="meta">{t`Backline is deleting its calendar at Google.`}</p>;
  if (state === 'live')
    return last ? <Last last={last} /> : <p className="meta">{t`Connected. Backline writes your calendar now.`}</p>;
  if (!isSetUp) return <p className="meta">{t`The operator of Backline has not set up Google Calendar.`}</p>;
  return (
    <p className="meta">
      {t`Backline makes a calendar of its own in your Google account and keeps it up to date. It sees no other calendar.`}
    </p>
  );
}

/** Writes a feed into the Google calendar of its owner. */
export function GoogleCard({ feedId }: { readonly feedId: string }) {
  const { data } = useQuery(pushQuery(feedId));
  return (
    <Card title={<Trans>Google Calendar</Trans>} action={data && <Acts feedId={feedId} shown={data} />}>
      <div className="card-b form-stack">{data ? <State shown={data} /> : <SkeletonLines lines={2} />}</div>
    </Card>
  );
}
