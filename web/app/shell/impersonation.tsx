import { Trans } from '@lingui/react/macro';
import { VenetianMask } from 'lucide-react';
import { useEffect } from 'react';
import { noteActing } from '#web/platform/acting.ts';
import { useMe } from '#web/platform/me.ts';
import { endImpersonation } from '#web/platform/session.ts';

/** On top of everything while somebody else acts in this user's name. */
export function Impersonation() {
  const { impersonatedBy, user } = useMe();
  const isActing = impersonatedBy !== undefined;
  useEffect(() => {
    noteActing(isActing);
  }, [isActing]);
  if (!isActing) return null;
  return (
    <div className="strip red" role="status">
      <VenetianMask size={14} aria-hidden="true" />
      <Trans>
        {impersonatedBy.name} is acting as {user.name}. Every action is logged under both names.
      </Trans>
      <button type="button" className="strip-b" onClick={() => void endImpersonation()}>
        <Trans>Stop</Trans>
      </button>
    </div>
  );
}
