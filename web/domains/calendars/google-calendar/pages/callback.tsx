import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { googleCalendarContract } from '#shared/domains/calendars/google-calendar/contract.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { mutationOf } from '#web/platform/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { pushQuery } from '../queries.ts';

const route = getRouteApi('/app/googlecalendar/callback');

/** Hands in the answer of Google, once, and opens the feed. */
function useFinish() {
  const { state, code } = route.useSearch();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isSent = useRef(false);
  const finishing = useMutation({
    ...mutationOf(googleCalendarContract.routes.finish),
    meta: { quiet: true },
    onSuccess: async ({ feedId }) => {
      await queries.invalidateQueries({ queryKey: pushQuery(feedId).queryKey });
      await navigate({ to: '/icalendarfeed/$key', params: { key: feedId }, replace: true });
    },
  });
  const { mutate } = finishing;
  useEffect(() => {
    if (!code || isSent.current) return;
    isSent.current = true;
    mutate({ body: { state, code } });
  }, [state, code, mutate]);
  return { isRefused: !code, error: finishing.error };
}

/** The page to which Google sends a user back. */
export function CallbackPage() {
  const { t } = useLingui();
  const { isRefused, error } = useFinish();
  return (
    <SettingsFrame
      title={t`Google Calendar`}
      text={t`Backline connects your calendar.`}
      actions={
        <PageLink to="/personalsettings/icalendar-feeds" className="link">
          <Trans>Calendar feeds</Trans>
        </PageLink>
      }
    >
      {isRefused && <Notice tone="amber">{t`You did not agree at Google. Nothing was connected.`}</Notice>}
      {error && <Notice tone="red">{error.message}</Notice>}
      {!isRefused && !error && <SkeletonLines lines={4} />}
    </SettingsFrame>
  );
}
