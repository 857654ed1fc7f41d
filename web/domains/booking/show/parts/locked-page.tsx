import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** The way to edit a locked show was an old address: nothing can be changed here. */
export const LockedPage = ({ show }: { readonly show: Show }) => (
  <EmptyState
    icon={Lock}
    title={<Trans>Show {show.number} is locked</Trans>}
    text={<Trans>Locked by {show.lockedBy}. Unlock it to make changes.</Trans>}
    actions={
      <PageLink to={`/show/${show.id}`} className={buttonClass({ kind: 'primary' })}>
        <Trans>Open the show</Trans>
      </PageLink>
    }
  />
);
