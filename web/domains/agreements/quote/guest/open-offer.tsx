import { Trans } from '@lingui/react/macro';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import type { Offer } from '#shared/domains/agreements/quote/offer.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { DocumentSheets } from '#web/domains/relations/link/widgets/document-sheets.tsx';
import { LinkFoot, LinkHead } from '#web/domains/relations/link/widgets/public-page.tsx';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AnswerForm } from './answer-form.tsx';
import { OfferMoney } from './offer-money.tsx';
import { OfferStanding } from './offer-standing.tsx';
import './offer.css';

type OpenOfferProps = Readonly<{ secret: string; agency: string; offer: Offer; onAnswer: (offer: Offer) => void }>;

function OfferHead({ secret, offer }: Pick<OpenOfferProps, 'secret' | 'offer'>) {
  const { day } = useFormat();
  const { title, show, file, validUntil, state } = offer;
  const until = day({ date: validUntil }, { year: true });
  const keep = async () => {
    const { url } = await call(quoteContract.routes.offerFile, { params: { secret }, body: {} });
    saveAs({ url, name: file.name });
  };
  return (
    <header className="of-head">
      <div className="col grow">
        <h1>{title}</h1>
        <p className="strong">{show.artist}</p>
        <p className="mut">{[day(show, { year: true }), show.venue].filter(Boolean).join(' · ')}</p>
        {state === 'open' && (
          <p className="meta num">
            <Trans>The offer is valid until {until}.</Trans>
          </p>
        )}
      </div>
      <Button size="lg" icon={<Download size={15} />} onClick={() => void keep()}>
        <Trans>Download</Trans>
      </Button>
    </header>
  );
}

const PDF = 'application/pdf';
/** Shows the document with all terms, at the press of a button. */
function AllTerms({ secret, offer: { title, file } }: Pick<OpenOfferProps, 'secret' | 'offer'>) {
  const [isShown, setShown] = useState(false);
  if (file.type !== PDF) return null;
  if (isShown)
    return (
      <section className="of-terms">
        <DocumentSheets route={quoteContract.routes.offerFile} secret={secret} title={title} />
      </section>
    );
  return (
    <Button size="lg" icon={<FileText size={15} />} onClick={() => setShown(true)}>
      <Trans>Read all terms</Trans>
    </Button>
  );
}

/** The offer, its sums and its payments, and the form that answers it. */
export function OpenOffer({ secret, agency, offer, onAnswer }: OpenOfferProps) {
  return (
    <div className="lk of">
      <LinkHead agency={agency} />
      <main className="of-main" id="main">
        {offer.isPreview && (
          <Notice tone="blue" fact={<Trans>Preview for {agency} staff: it isn't counted as opened.</Trans>} />
        )}
        <OfferStanding offer={offer} agency={agency} />
        <section className="of-card">
          <OfferHead secret={secret} offer={offer} />
          <OfferMoney offer={offer} />
        </section>
        <AllTerms secret={secret} offer={offer} />
        {offer.state === 'open' && !offer.isPreview && <AnswerForm secret={secret} offer={offer} onAnswer={onAnswer} />}
      </main>
      <LinkFoot>
        <Trans>Sent with Backline. Your answer is recorded with your name, the time and your IP address.</Trans>
      </LinkFoot>
    </div>
  );
}
