import { useLingui } from '@lingui/react/macro';
import { MAX_TEAM, TEAM_ROLES } from '#shared/domains/show/parts.ts';
import { SelectField } from '#web/ui/form/fields.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import { useTeamRoles } from '../part-names.ts';
import { ContactField, ReferenceField } from '../reference-field.tsx';

/** Who signs and who pays, where that is not the buyer. */
export function PartyFields() {
  const { t } = useLingui();
  const company = { kind: 'company', placeholder: t`The buyer` } as const;
  return (
    <div className="cols2">
      <ReferenceField {...company} name="signerId" label={t`Signs`} />
      <ContactField name="signerContactId" label={t`Signs as`} of="signerId" placeholder={t`Search a contact`} />
      <ReferenceField {...company} name="payerId" label={t`Pays`} />
      <ContactField name="payerContactId" label={t`Invoice to`} of="payerId" placeholder={t`Search a contact`} />
    </div>
  );
}

/** Colleagues on the show besides its owner. */
export function TeamFields() {
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
      className="sh-line2"
    >
      {(path) => (
        <>
          <ReferenceField name={`${path}.userId`} label={t`Colleague`} kind="user" />
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
