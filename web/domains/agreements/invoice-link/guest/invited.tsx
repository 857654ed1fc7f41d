import { Trans } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import type { PayerView } from '#shared/domains/agreements/invoice-link/view.ts';
import { Invitation } from '#web/domains/relations/link/widgets/invitation.tsx';
import { part } from '#web/ui/part.tsx';

const OpenInvoice = part(async () => (await import('./open-invoice.tsx')).OpenInvoice);

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

/** The link of an invoice, for its payer. */
export const InvitedPayer = ({ secret }: { readonly secret: string }) => (
  <Invitation<PayerView>
    secret={secret}
    routes={invoiceLinkContract.routes}
    welcome={(door) => <Welcome {...door} />}
    action={<Trans>Open invoice</Trans>}
  >
    {(view, onView) => <OpenInvoice secret={secret} view={view} onView={onView} />}
  </Invitation>
);
