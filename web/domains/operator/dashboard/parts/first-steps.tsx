import { Trans, useLingui } from '@lingui/react/macro';
import { Building2, Mic, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

const Way = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <PageLink to={to} className="link">
    {children}
  </PageLink>
);

function useSteps() {
  const { t } = useLingui();
  const agency = {
    icon: Building2,
    title: t`Add your agency's details`,
    text: t`Name, address and VAT number appear on every contract.`,
    action: <Way to="/systemsettings/config">{t`The agency`}</Way>,
  };
  const artists = {
    icon: Mic,
    title: t`Add your artists`,
    text: t`Each artist is a row in planning.`,
    action: <Way to="/artist/new">{t`New artist`}</Way>,
  };
  const colleagues = {
    icon: UserPlus,
    title: t`Invite your colleagues`,
    text: t`By email, each with a role that sets what they can do.`,
    action: <Way to="/user/internal/invite">{t`Invite`}</Way>,
  };
  return { agency, artists, colleagues };
}

/** An agency without a show: what comes before the first one, each with the way to it. */
export function FirstSteps() {
  const can = useCan();
  const { agency, artists, colleagues } = useSteps();
  return (
    <EmptyState
      icon={null}
      title={<Trans>Your first show</Trans>}
      text={<Trans>You can create artist, venue and promoter as you go: type a name and choose "New".</Trans>}
      actions={
        <PageLink to="/show/new" className={buttonClass({ kind: 'primary' })}>
          <Trans>New show</Trans>
        </PageLink>
      }
      steps={[
        ...(can('settings.update') ? [agency] : []),
        ...(can('artist.create') ? [artists] : []),
        ...(can('user.invite') ? [colleagues] : []),
      ]}
    />
  );
}
