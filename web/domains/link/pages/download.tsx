import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { linkContract } from '#shared/domains/link/contract.ts';
import type { OutputOf } from '#shared/kernel/route.ts';
import { mutationOf, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { OpenDocument } from '../parts/open-document.tsx';
import { AskAgain } from '../widgets/ask-again.tsx';
import { PublicPage, UnknownLink, useNoReferrer } from '../widgets/public-page.tsx';

const page = getRouteApi('/public/download/$secret');
const { door, enter } = linkContract.routes;
export type Door = OutputOf<typeof door>;

interface WelcomeProps {
  readonly found: Door;
  readonly busy: boolean;
  readonly onContinue: () => void;
}
function Welcome({ found: { agency, senderName, title, expiresAt }, busy, onContinue }: WelcomeProps) {
  const { day, time } = useFormat();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      <FileText size={28} aria-hidden="true" />
      <h1>{title}</h1>
      <p className="mut">
        <Trans>
          {senderName} of {agency} sent you this document. You can read and download it without an account.
        </Trans>
      </p>
      <Button kind="primary" size="xl" busy={busy} disabled={busy} onClick={onContinue}>
        <Trans>Continue</Trans>
      </Button>
      <p className="meta num">
        <Trans>
          The link works until {day({ instant: expiresAt, zone: timeZone }, { year: true })},{' '}
          {time(expiresAt, timeZone)}.
        </Trans>
      </p>
    </>
  );
}

/** Somebody without an account opens what was sent to them: nothing happens before a button is pressed. */
export function DownloadPage() {
  const { secret } = page.useParams();
  useNoReferrer();
  const found = useQuery({ ...queryOf(door, { params: { secret } }), retry: false });
  const entering = useMutation({ ...mutationOf(enter), onError: () => void found.refetch() });
  const { data, error } = found;
  if (data?.state === 'live' && entering.data)
    return <OpenDocument secret={secret} found={data} file={entering.data} />;
  return (
    <PublicPage agency={data?.agency}>
      {!data && !error && <SkeletonLines lines={5} />}
      {error && <UnknownLink error={error} />}
      {data?.state === 'live' && (
        <Welcome
          found={data}
          busy={entering.isPending}
          onContinue={() => entering.mutate({ params: { secret }, body: {} })}
        />
      )}
      {data && data.state !== 'live' && <AskAgain route={linkContract.routes.askAgain} secret={secret} found={data} />}
    </PublicPage>
  );
}
