import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MAX_TEAM, TEAM_ROLES, type TeamRole } from '#shared/domains/show/parts.ts';
import type { TeamCard } from '#shared/domains/show/schemas.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { SelectField } from '#web/ui/form/fields.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import './team.css';

function useTeamRoles(): Readonly<Record<TeamRole, string>> {
  const { t } = useLingui();
  return {
    agent: t`Agent`,
    coAgent: t`Co-agent`,
    assistant: t`Assistant`,
    advancing: t`Advancing`,
    finance: t`Finance`,
  };
}

interface TeamFieldsProps {
  /** The field of a line's colleague, by its name in the form. */
  readonly colleague: (name: string, label: string) => ReactNode;
}
/** Colleagues on a record besides its owner. */
export function TeamFields({ colleague }: TeamFieldsProps) {
  const { t } = useLingui();
  const roles = useTeamRoles();
  return (
    <LinesField
      name="team"
      legend={t`Team`}
      lineOf={(place) => t`Colleague ${place}`}
      removeOf={(place) => t`Remove colleague ${place}`}
      add={t`Add colleague`}
      blank={{ userId: '', role: 'agent' }}
      max={MAX_TEAM}
      className="team-line"
    >
      {(path) => (
        <>
          {colleague(`${path}.userId`, t`Colleague`)}
          <SelectField
            name={`${path}.role`}
            label={t`Does`}
            options={TEAM_ROLES.map((role) => ({ value: role, label: roles[role] }))}
          />
        </>
      )}
    </LinesField>
  );
}

/** Who works on a record, and as what; nothing for nobody. */
export function TeamList({ team }: { readonly team: readonly TeamCard[] }) {
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
