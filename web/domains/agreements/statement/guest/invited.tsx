import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';
import type { SeenStatement } from '#shared/domains/agreements/statement-link/view.ts';
import { AskAgain } from '#web/domains/relations/link/widgets/ask-again.tsx';
import {
  PublicPage,
  UnknownLink,
  useLostLink,
  useNoReferrer,
  useReaderLocale,
} from '#web/domains/relations/link/widgets/public-page.tsx';
import { WayIn } from '#web/domains/relations/link/widgets/way-in.tsx';
import { WorksUntil } from '#web/domains/relations/link/widgets/works-until.tsx';
import { mutationOf, queryOf } from '#web/platform/api.ts';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const OpenStatement = part(async () => (await import('./open-statement.tsx')).OpenStatement);
const { door, open, sendCode, askAgain } = statementLinkContract.routes;

const Welcome = ({ agency, senderName }: { readonly agency: string; readonly senderName: string }) => (
  <>
    <Scale size={28} aria-hidden="true" />
    <h1>
      <Trans>{agency} sent you a statement</Trans>
    </h1>
    <p className="mut">
      <Trans>{senderName} can answer your questions. You need no account, and opening it agrees to nothing.</Trans>
    </p>
  </>
);

/** The door of a statement's link, then the statement. Nothing happens before the press of a button. */
export function InvitedArtist({ secret }: { readonly secret: string }) {
  useNoReferrer();
  const [view, setView] = useState<SeenStatement>();
  const { data, error, refetch } = useQuery({ ...queryOf(door, { params: { secret } }), retry: false });
  const onError = () => void refetch();
  const opening = useMutation({ ...mutationOf(open), meta: { quiet: true }, onSuccess: setView, onError });
  useReaderLocale(data?.locale);
  useLostLink(() => setView(undefined));
  if (data?.state === 'live' && view)
    return (
      <Later lines={8}>
        <OpenStatement secret={secret} view={view} onView={setView} />
      </Later>
    );
  return (
    <PublicPage agency={data?.agency}>
      {!data && !error && <SkeletonLines lines={5} />}
      {error && <UnknownLink error={error} />}
      {data?.state === 'live' && (
        <>
          <Welcome {...data} />
          <WayIn secret={secret} codeTo={data.codeTo} sendCode={sendCode} opening={opening}>
            <Trans>Open statement</Trans>
          </WayIn>
          <WorksUntil expiresAt={data.expiresAt} />
        </>
      )}
      {data && data.state !== 'live' && <AskAgain route={askAgain} secret={secret} found={data} />}
    </PublicPage>
  );
}
