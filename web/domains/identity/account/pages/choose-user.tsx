import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ApiError } from '#web/platform/api-error.ts';
import { useRoleNames } from '#web/platform/role-names.ts';
import { choosableUsers } from '#web/platform/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { EntryPage } from '../parts/entry-page.tsx';
import { targetOf, useEnter } from '../parts/use-enter.ts';

/** One person, several users: which one to be now. */
export function ChooseUserPage() {
  const enter = useEnter();
  const roles = useRoleNames();
  const [failure, setFailure] = useState<Error>();
  const { data: users, error } = useQuery({ queryKey: ['account.users'], queryFn: choosableUsers, retry: false });
  const navigate = useNavigate();
  const elsewhere = users?.length === 0 ? '/' : targetOf(error);
  useEffect(() => {
    if (elsewhere) void navigate({ href: elsewhere });
  }, [elsewhere, navigate]);
  const failed = failure ?? error;
  return (
    <EntryPage title={<Trans>Choose a workspace</Trans>} text={<Trans>You have access to several workspaces.</Trans>}>
      {failed && (
        <Notice tone="red">
          {failed instanceof ApiError && failed.message ? failed.message : <Trans>Sign in again, please.</Trans>}
        </Notice>
      )}
      {!users && !failed && <SkeletonLines lines={3} />}
      <ul className="entry-users">
        {users?.map(({ id, name, tenantName, role }) => (
          <li key={id}>
            <button type="button" onClick={() => void enter(undefined, id).catch(setFailure)}>
              <Avatar name={tenantName} size={28} />
              <span className="col grow">
                <b className="strong cut">{tenantName}</b>
                <span className="micro">
                  {name}, {roles[role]}
                </span>
              </span>
              <ChevronRight size={15} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </EntryPage>
  );
}
