import { Trans } from '@lingui/react/macro';
import { MicVocal, Plus } from 'lucide-react';
import { useCan } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** Takes the place of rows of artists when there are no artists. */
export function NoArtists() {
  const can = useCan();
  return (
    <EmptyState
      icon={MicVocal}
      title={<Trans>No artists yet</Trans>}
      text={<Trans>Each artist gets a row here with booked and free days.</Trans>}
      actions={
        can('artist.create') && (
          <PageLink to="/artist/new" className={buttonClass({ kind: 'primary' })}>
            <Plus size={14} aria-hidden="true" />
            <Trans>New artist</Trans>
          </PageLink>
        )
      }
    />
  );
}
