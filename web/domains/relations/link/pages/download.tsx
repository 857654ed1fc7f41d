import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { mutationOf, queryOf } from '#web/platform/api.ts';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { OpenDocument } from '../parts/open-document.tsx';
import { AskAgain } from '../widgets/ask-again.tsx';
import { Greeting } from '../widgets/greeting.tsx';
import { PublicPage, UnknownLink, useLostLink, useNoReferrer, useReaderLocale } from '../widgets/public-page.tsx';
import { WayIn } from '../widgets/way-in.tsx';
import { WorksUntil } from '../widgets/works-until.tsx';

const SharedFiles = part(async () => (await import('../parts/shared-files.tsx')).SharedFiles);
const page = getRouteApi('/public/download/$secret');
const { door: linkAccess, enter } = linkContract.routes;
export type LinkAccess = OutputOf<typeof linkAccess>;

interface WelcomeProps {
  readonly found: LinkAccess;
  /** The button or the form that opens the document. */
  readonly children: ReactNode;
}
function Welcome({ found: { agency, senderName, expiresAt }, children }: WelcomeProps) {
  return (
    <>
      <Greeting icon={FileText} title={<Trans>A document for you</Trans>}>
        <Trans>
          {senderName} of {agency} sent you this document. You can read and download it without an account.
        </Trans>
      </Greeting>
      {children}
      <WorksUntil expiresAt={expiresAt} />
    </>
  );
}

/** Opens the document. The way in shows an error; a refusal reloads the state of the link. */
const useEntering = (onRefused: () => void) =>
  useMutation({ ...mutationOf(enter), meta: { quiet: true }, onError: onRefused });

/** Shows a sent document, or shared files, to a recipient without an account. Nothing happens before the press of a button. */
export function DownloadPage() {
  const { secret } = page.useParams();
  useNoReferrer();
  const found = useQuery({ ...queryOf(linkAccess, { params: { secret } }), retry: false });
  const { data, error, refetch } = found;
  const entering = useEntering(() => void refetch());
  useReaderLocale(data?.locale);
  useLostLink(entering.reset);
  if (data?.hasFiles) return <SharedFiles secret={secret} />;
  if (data?.state === 'live' && entering.data)
    return <OpenDocument secret={secret} found={data} file={entering.data} />;
  return (
    <PublicPage agency={data?.agency}>
      {!data && !error && <SkeletonLines lines={5} />}
      {error && <UnknownLink error={error} />}
      {data?.state === 'live' && (
        <Welcome found={data}>
          <WayIn secret={secret} codeTo={data.codeTo} sendCode={linkContract.routes.sendCode} opening={entering}>
            <Trans>Open document</Trans>
          </WayIn>
        </Welcome>
      )}
      {data && data.state !== 'live' && <AskAgain route={linkContract.routes.askAgain} secret={secret} found={data} />}
    </PublicPage>
  );
}
