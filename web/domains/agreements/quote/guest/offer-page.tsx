import { Trans } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import type { Offer } from '#shared/domains/agreements/quote/offer.ts';
import { Greeting } from '#web/domains/relations/link/widgets/greeting.tsx';
import { Invitation } from '#web/domains/relations/link/widgets/invitation.tsx';
import { part } from '#web/ui/part.tsx';

const OpenOffer = part(async () => (await import('./open-offer.tsx')).OpenOffer);
const { door, openOffer: open, sendCode, askAgain } = quoteContract.routes;
const routes = { door, open, sendCode, askAgain };

const Welcome = ({ agency, senderName }: { readonly agency: string; readonly senderName: string }) => (
  <Greeting icon={FileText} title={<Trans>A quote for you</Trans>}>
    <Trans>
      {senderName} of {agency} sent you this quote. You can read and answer it without an account.
    </Trans>
  </Greeting>
);

const Foot = () => (
  <Trans>Sent with Backline. Your answer is recorded with your name, the time and your IP address.</Trans>
);

/** Shows a quote to the promoter. */
export const OfferPage = ({ secret }: { readonly secret: string }) => (
  <Invitation<Offer>
    secret={secret}
    routes={routes}
    welcome={(found) => <Welcome {...found} />}
    action={<Trans>Open quote</Trans>}
    foot={<Foot />}
  >
    {(offer, onAnswer, { agency }) => <OpenOffer secret={secret} agency={agency} offer={offer} onAnswer={onAnswer} />}
  </Invitation>
);
