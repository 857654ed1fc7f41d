import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MAX_TEAM, TEAM_ROLES } from '#shared/domains/identity/user/team.ts';
import { SelectField } from '#web/ui/form/fields.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import { useTeamRoles } from './team.tsx';

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
            label={t`Role`}
            options={TEAM_ROLES.map((role) => ({ value: role, label: roles[role] }))}
          />
        </>
      )}
    </LinesField>
  );
}
