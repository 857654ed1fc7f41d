import { Trans } from '@lingui/react/macro';
import { Ticket } from 'lucide-react';
import { useCan } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** Takes the place of the form when an agreement needs a show and there is none to choose. */
export function NoShowYet() {
  const can = useCan();
  return (
    <EmptyState
      icon={Ticket}
      title={<Trans>No shows yet</Trans>}
      text={<Trans>Date, parties and fee come from a show: create one first.</Trans>}
      actions={
        can('show.create') && (
          <PageLink to="/show/new" className={buttonClass({ kind: 'primary' })}>
            <Trans>New show</Trans>
          </PageLink>
        )
      }
    />
  );
}
