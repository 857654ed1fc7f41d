import { msg } from '@lingui/core/macro';
import type { TeamRole, TeamSummary } from '#shared/domains/identity/user/team.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import './team.css';

export const useTeamRoles = wordsHook<TeamRole>({
  agent: msg`Agent`,
  coAgent: msg`Co-agent`,
  assistant: msg`Assistant`,
  advancing: msg`Advancing`,
  finance: msg`Finance`,
});

/** Lists the team of a record with their roles; renders nothing for an empty team. */
export function TeamList({ team }: { readonly team: readonly TeamSummary[] }) {
  const roles = useTeamRoles();
  if (team.length === 0) return null;
  return (
    <span className="col">
      {team.map(({ userId, name, role }) => (
        <span key={`${userId} ${role}`} className="row">
          <Avatar name={name} userId={userId} round />
          <span className="col">
            {name}
            <span className="micro">{roles[role]}</span>
          </span>
        </span>
      ))}
    </span>
  );
}
