import { Trans } from '@lingui/react/macro';
import { Clock, VenetianMask } from 'lucide-react';
import { useFormat } from '#web/platform/format.ts';
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

function Temporary({ until, zone }: { readonly until: string; readonly zone: string }) {
  const { day, time } = useFormat();
  return (
    <div className="strip amber" role="status">
      <Clock size={14} aria-hidden="true" />
      <Trans>
        Temporary access until {day({ instant: until, zone })}, {time(until, zone)}
      </Trans>
    </div>
  );
}

/** On top of everything: somebody else acts as this user, the agency can only read, or the access is temporary. */
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
      {user.accessUntil && <Temporary until={user.accessUntil} zone={user.zone} />}
    </>
  );
}
