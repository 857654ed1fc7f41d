import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import type { Offer } from '#shared/domains/agreements/quote/offer.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
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
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const OpenOffer = part(async () => (await import('./open-offer.tsx')).OpenOffer);
const { door, openOffer, sendCode, askAgain } = quoteContract.routes;
type Door = OutputOf<typeof door>;

function useOpening(onOffer: (offer: Offer) => void, onRefused: () => void) {
  return useMutation({ ...mutationOf(openOffer), meta: { quiet: true }, onSuccess: onOffer, onError: onRefused });
}

interface WelcomeProps {
  readonly secret: string;
  readonly found: Door;
  readonly opening: ReturnType<typeof useOpening>;
}
function Welcome({ secret, found: { agency, senderName, expiresAt, codeTo }, opening }: WelcomeProps) {
  return (
    <>
      <FileText size={28} aria-hidden="true" />
      <h1>
        <Trans>A quote for you</Trans>
      </h1>
      <p className="mut">
        <Trans>
          {senderName} of {agency} sent you this quote. You can read and answer it without an account.
        </Trans>
      </p>
      <WayIn secret={secret} codeTo={codeTo} sendCode={sendCode} opening={opening}>
        <Trans>Open quote</Trans>
      </WayIn>
      <WorksUntil expiresAt={expiresAt} />
    </>
  );
}

const Foot = () => (
  <Trans>Sent with Backline. Your answer is recorded with your name, the time and your IP address.</Trans>
);

/** Shows a quote to the promoter. Nothing happens before the press of a button. */
export function OfferPage({ secret }: { readonly secret: string }) {
  useNoReferrer();
  const [offer, setOffer] = useState<Offer>();
  const { data, error, refetch } = useQuery({ ...queryOf(door, { params: { secret } }), retry: false });
  const opening = useOpening(setOffer, () => void refetch());
  useReaderLocale(data?.locale);
  useLostLink(() => setOffer(undefined));
  if (data?.state === 'live' && offer)
    return <OpenOffer secret={secret} agency={data.agency} offer={offer} onAnswer={setOffer} />;
  return (
    <PublicPage agency={data?.agency} foot={<Foot />}>
      {!data && !error && <SkeletonLines lines={5} />}
      {error && <UnknownLink error={error} />}
      {data?.state === 'live' && <Welcome secret={secret} found={data} opening={opening} />}
      {data && data.state !== 'live' && <AskAgain route={askAgain} secret={secret} found={data} />}
    </PublicPage>
  );
}
