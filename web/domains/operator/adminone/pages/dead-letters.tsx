import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { maintenanceContract } from '#shared/domains/operator/maintenance/contract.ts';
import type { DeadLetter } from '#shared/domains/operator/maintenance/schemas.ts';
import { SettingsBody } from '#web/kits/settings/settings-frame.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageSelector } from '#web/ui/controls/page-selector.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useSubmit } from '#web/ui/use-submit.ts';
import { LetterLines } from '../parts/letter-lines.tsx';
import { useLetterStates } from '../parts/letter-states.ts';
import '../parts/adminone.css';

const route = getRouteApi('/app/adminone/deadletter');
const { deadLetters, replay, discard } = maintenanceContract.routes;
const LetterDialog = dialogPart(async () => (await import('../parts/letter-dialog.tsx')).LetterDialog);

function useClose() {
  const queries = useQueryClient();
  const { busy, problem, submit } = useSubmit();
  const close = (to: typeof replay | typeof discard, letters: readonly DeadLetter[]) =>
    submit(async () => {
      const { rows } = await call(to, { body: { ids: letters.map(({ id }) => id) } });
      const [closed, left] = [rows.filter(({ state }) => state !== 'open').length, rows.length];
      toast(
        to === replay ? (
          <Trans>
            {closed} of {left} replayed
          </Trans>
        ) : (
          <Trans>
            {closed} of {left} discarded
          </Trans>
        ),
      );
      await queries.invalidateQueries({ queryKey: queryOf(deadLetters, { body: {} }).queryKey.slice(0, 1) });
    });
  return { busy, problem, close };
}

/** Messages that their workers gave up, to be read, replayed or discarded. */
export function DeadLettersPage() {
  const { t } = useLingui();
  const { state = 'open', queue, page } = route.useSearch();
  const navigate = route.useNavigate();
  const [opened, setOpened] = useState<DeadLetter>();
  const { busy, problem, close } = useClose();
  const states = useLetterStates();
  const { data } = useQuery({
    ...queryOf(deadLetters, { body: { state, queue, page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const rows = data?.rows ?? [];
  const all = state === 'open' && rows.length > 0 && (
    <Button size="sm" busy={busy} onClick={() => void close(replay, rows)}>
      {t`Replay this page`}
    </Button>
  );
  return (
    <SettingsBody title={t`Dead letters`} text={t`Work that was given up after five tries.`}>
      <Tabs
        label={t`State`}
        items={states}
        value={state}
        onChange={(to) => void navigate({ search: { state: to, queue } })}
      />
      {problem && <Notice tone="red">{problem}</Notice>}
      <Card title={queue ?? t`All queues`} count={data?.total} action={all}>
        {!data && <SkeletonLines lines={4} />}
        {data?.total === 0 && <p className="card-b meta">{t`No letters here.`}</p>}
        <LetterLines
          rows={rows}
          busy={busy}
          onOpen={setOpened}
          onReplay={(letter) => void close(replay, [letter])}
          onDiscard={(letter) => void close(discard, [letter])}
        />
      </Card>
      {data && data.pageCount > 1 && (
        <PageSelector
          page={data.page}
          pageCount={data.pageCount}
          onChange={(to) => void navigate({ search: { state, queue, page: to } })}
        />
      )}
      <Suspense>{opened && <LetterDialog letter={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </SettingsBody>
  );
}
