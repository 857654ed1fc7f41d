import { Trans } from '@lingui/react/macro';
import { FileCheck } from 'lucide-react';
import { selfBillLinkContract } from '#shared/domains/agreements/self-bill-link/contract.ts';
import type { SeenSelfBill } from '#shared/domains/agreements/self-bill-link/view.ts';
import { Invitation } from '#web/domains/relations/link/widgets/invitation.tsx';
import { part } from '#web/ui/part.tsx';

const OpenSelfBill = part(async () => (await import('./open-self-bill.tsx')).OpenSelfBill);

const Welcome = ({ agency, senderName }: { readonly agency: string; readonly senderName: string }) => (
  <>
    <FileCheck size={28} aria-hidden="true" />
    <h1>
      <Trans>{agency} drafted an invoice in your name</Trans>
    </h1>
    <p className="mut">
      <Trans>{senderName} can answer your questions. You need no account, and opening it accepts nothing.</Trans>
    </p>
  </>
);

/** The link of a self-billed invoice, for the artist's side. */
export const InvitedSeller = ({ secret }: { readonly secret: string }) => (
  <Invitation<SeenSelfBill>
    secret={secret}
    routes={selfBillLinkContract.routes}
    welcome={(door) => <Welcome {...door} />}
    action={<Trans>Open invoice</Trans>}
  >
    {(view, onView) => <OpenSelfBill secret={secret} view={view} onView={onView} />}
  </Invitation>
);
