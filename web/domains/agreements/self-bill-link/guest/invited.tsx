import { Trans } from '@lingui/react/macro';
import { FileCheck } from 'lucide-react';
import { selfBillLinkContract } from '#shared/domains/agreements/self-bill-link/contract.ts';
import { Greeting } from '#web/domains/relations/link/widgets/greeting.tsx';
import { invitationOf } from '#web/domains/relations/link/widgets/invitation.tsx';
import { part } from '#web/ui/part.tsx';

const OpenSelfBill = part(async () => (await import('./open-self-bill.tsx')).OpenSelfBill);

const Welcome = ({ agency, senderName }: { readonly agency: string; readonly senderName: string }) => (
  <Greeting icon={FileCheck} title={<Trans>{agency} drafted an invoice in your name</Trans>}>
    <Trans>{senderName} can answer your questions. You need no account, and opening it accepts nothing.</Trans>
  </Greeting>
);

/** The link of a self-billed invoice, for the artist's side. */
export const InvitedSeller = invitationOf(
  selfBillLinkContract.routes,
  Welcome,
  OpenSelfBill,
  <Trans>Open invoice</Trans>,
);
