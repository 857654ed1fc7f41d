import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useCallback, useState } from 'react';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import type { PayerView } from '#shared/domains/agreements/invoice-link/view.ts';
import { AskAgain } from '#web/domains/relations/link/widgets/ask-again.tsx';
import {
  PublicPage,
  UnknownLink,
  useLostLink,
  useNoReferrer,
  useReaderLocale,
} from '#web/domains/relations/link/widgets/public-page.tsx';
import { WayIn } from '#web/domains/relations/link/widgets/way-in.tsx';
import { mutationOf, queryOf } from '#web/platform/api.ts';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const OpenInvoice = part(async () => (await import('./open-invoice.tsx')).OpenInvoice);
const { door, open, sendCode, askAgain } = invoiceLinkContract.routes;

/** Opens the invoice by a press of the button, and drops it when the session of the link is lost. */
function useOpening(refetch: () => unknown) {
  const [view, setView] = useState<PayerView>();
  const opening = useMutation({
    ...mutationOf(open),
    meta: { quiet: true },
    onSuccess: setView,
    onError: () => void refetch(),
  });
  const { reset } = opening;
  const onLost = useCallback(() => {
    setView(undefined);
    reset();
    void refetch();
  }, [reset, refetch]);
  useLostLink(onLost);
  return { view, setView, opening };
}

const Welcome = ({ agency, senderName }: { readonly agency: string; readonly senderName: string }) => (
  <>
    <ReceiptText size={28} aria-hidden="true" />
    <h1>
      <Trans>{agency} sent you an invoice</Trans>
    </h1>
    <p className="mut">
      <Trans>{senderName} can answer your questions. You need no account, and opening it pays nothing.</Trans>
    </p>
  </>
);

/** The door of an invoice's link, then the invoice. Nothing happens before the press of a button. */
export function InvitedPayer({ secret }: { readonly secret: string }) {
  useNoReferrer();
  const { data, error, refetch } = useQuery({ ...queryOf(door, { params: { secret } }), retry: false });
  const { view, setView, opening } = useOpening(refetch);
  useReaderLocale(data?.locale);
  if (data?.state === 'live' && view)
    return (
      <Later lines={8}>
        <OpenInvoice secret={secret} view={view} onView={setView} />
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
            <Trans>Open invoice</Trans>
          </WayIn>
        </>
      )}
      {data && data.state !== 'live' && <AskAgain route={askAgain} secret={secret} found={data} />}
    </PublicPage>
  );
}
