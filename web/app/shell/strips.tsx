import { Trans } from '@lingui/react/macro';
import { VenetianMask } from 'lucide-react';
import { type Me, useMe } from '#web/platform/me.ts';
import { endImpersonation } from '#web/platform/session.ts';
import { PageLink } from '#web/ui/page-link.tsx';

const Acting = ({ impersonatedBy, user }: Pick<Me, 'impersonatedBy' | 'user'>) => (
  <div className="strip red" role="status">
    <VenetianMask size={14} aria-hidden="true" />
    <Trans>
      {impersonatedBy?.name} is acting as {user.name}. Every action is logged under both names.
    </Trans>
    <button type="button" className="strip-b" onClick={() => void endImpersonation()}>
      <Trans>Stop</Trans>
    </button>
  </div>
);

/** On top of everything: somebody else acts in this user's name, or the agency can only read. */
export function Strips() {
  const { impersonatedBy, user, isReadOnly } = useMe();
  return (
    <>
      {impersonatedBy && <Acting impersonatedBy={impersonatedBy} user={user} />}
      {isReadOnly && (
        <div className="strip amber" role="status">
          <Trans>Your agency can only read at the moment.</Trans>
          <PageLink to="/subscription" className="strip-b">
            <Trans>Subscription</Trans>
          </PageLink>
        </div>
      )}
    </>
  );
}
