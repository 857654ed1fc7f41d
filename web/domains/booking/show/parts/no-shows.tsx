import { useLingui } from '@lingui/react/macro';
import { FileText, Mic, Ticket } from 'lucide-react';
import { useCan } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** Nothing booked yet: what shows are for, and the way to the first one. */
export function NoShows() {
  const { t } = useLingui();
  const can = useCan();
  return (
    <EmptyState
      title={t`No shows yet`}
      text={t`A show holds the date, venue, deal and every document that follows.`}
      actions={
        can('show.create') && (
          <PageLink to="/show/new" className={buttonClass({ kind: 'primary' })}>
            {t`New show`}
          </PageLink>
        )
      }
      steps={[
        {
          icon: Mic,
          title: t`Add your artists`,
          text: t`Each artist is a row in planning.`,
          action: can('artist.create') && (
            <PageLink to="/artist/new" className="link">
              {t`New artist`}
            </PageLink>
          ),
        },
        { icon: Ticket, title: t`Add an option`, text: t`With a rank and an expiry date.` },
        { icon: FileText, title: t`Confirm and contract`, text: t`The contract uses the show's details.` },
      ]}
    />
  );
}
