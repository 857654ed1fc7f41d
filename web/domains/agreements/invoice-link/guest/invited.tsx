import { Trans } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { Greeting } from '#web/domains/relations/link/widgets/greeting.tsx';
import { invitationOf } from '#web/domains/relations/link/widgets/invitation.tsx';
import { part } from '#web/ui/part.tsx';

const OpenInvoice = part(async () => (await import('./open-invoice.tsx')).OpenInvoice);

const Welcome = ({ agency, senderName }: { readonly agency: string; readonly senderName: string }) => (
  <Greeting icon={ReceiptText} title={<Trans>{agency} sent you an invoice</Trans>}>
    <Trans>{senderName} can answer your questions. You need no account, and opening it pays nothing.</Trans>
  </Greeting>
);

/** The link of an invoice, for its payer. */
export const InvitedPayer = invitationOf(invoiceLinkContract.routes, Welcome, OpenInvoice, <Trans>Open invoice</Trans>);
