import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { itineraryContract, type Open } from '#shared/domains/calendars/itinerary/contract.ts';
import { AskAgain } from '#web/domains/relations/link/widgets/ask-again.tsx';
import { PublicPage, UnknownLink, useNoReferrer } from '#web/domains/relations/link/widgets/public-page.tsx';
import { call, mutationOf } from '#web/platform/api.ts';
import { NetworkError } from '#web/platform/api-error.ts';
import { keepPage } from '#web/platform/keep-page.ts';
import { keptAt } from '#web/platform/kept-copy.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { dropCopy, keepCopy, keptCopy } from '../parts/kept-copies.ts';
import { LiveSheet } from '../parts/live-sheet.tsx';
import { MailsLine } from '../parts/mails-line.tsx';

const page = getRouteApi('/public/itinerary/$secret');
const { open, seen, askAgain } = itineraryContract.routes;
/** Times change on the day itself: an open page asks again by itself. */
const AGAIN_MS = 120_000;

interface Shown {
  readonly data: Open;
  /** When a copy was made, where it is one. */
  readonly at?: string;
}

/** As it is now; without a connection as it was when this device last saw it. */
async function load(secret: string, signal: AbortSignal): Promise<Shown> {
  try {
    const data = await call(open, { params: { secret } }, { signal });
    if (data.state === 'live') keepCopy(secret, data);
    else dropCopy(secret);
    return { data };
  } catch (error) {
    const copy = error instanceof NetworkError ? keptCopy<Open>(secret) : undefined;
    if (!copy) throw error;
    return copy;
  }
}

function useItinerary(secret: string) {
  const found = useQuery({
    queryKey: [open.id, secret],
    queryFn: ({ signal }) => load(secret, signal),
    networkMode: 'always',
    refetchInterval: AGAIN_MS,
    retry: false,
  });
  const at = found.data?.at;
  useEffect(() => {
    keptAt.set(at);
    return () => keptAt.set(undefined);
  }, [at]);
  const live = found.data?.data.state === 'live' && at === undefined;
  useEffect(() => {
    if (live) void keepPage('/itinerary/');
  }, [live]);
  return found;
}

/** The day sheets of a tour on the phones of its party: no account, always as they are now, readable without a connection. */
export function OpenItineraryPage() {
  const { secret } = page.useParams();
  const { mails: way } = page.useSearch();
  const { t } = useLingui();
  useNoReferrer();
  const found = useItinerary(secret);
  const confirm = useMutation({ ...mutationOf(seen), onSettled: () => found.refetch() });
  const { data, at } = found.data ?? {};
  const offline = at !== undefined;
  if (data?.sheet) {
    const { mails } = data.sheet;
    const line = { secret, offline, isLeaving: way === 'stop', onDone: () => void found.refetch() };
    return (
      <LiveSheet
        found={data}
        sheet={data.sheet}
        mailsFirst={mails === true && line.isLeaving}
        mails={mails !== undefined && <MailsLine {...line} mails={mails} />}
        offline={offline}
        busy={confirm.isPending}
        onSeen={(version) => confirm.mutate({ params: { secret }, body: { version } })}
      />
    );
  }
  return (
    <PublicPage agency={data?.agency}>
      {!data && !found.error && <SkeletonLines lines={5} />}
      {found.error && <UnknownLink error={found.error} />}
      {data && <AskAgain route={askAgain} secret={secret} found={{ ...data, title: t`Itinerary of ${data.title}` }} />}
      {!data && found.error instanceof NetworkError && (
        <p className="meta">{t`Open it once while online. After that it's saved on this phone.`}</p>
      )}
    </PublicPage>
  );
}
