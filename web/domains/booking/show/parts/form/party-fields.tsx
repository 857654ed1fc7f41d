import { useLingui } from '@lingui/react/macro';
import { TeamFields } from '#web/domains/identity/user/widgets/team-fields.tsx';
import { ProjectField } from '#web/domains/reference/business-central-project/widgets/project-field.tsx';
import { ContactField, ReferenceField } from '../reference-field.tsx';

/** Asks for the signatory and the payer, if they are not the buyer. */
export function PartyFields() {
  const { t } = useLingui();
  const company = { kind: 'company', placeholder: t`The promoter` } as const;
  return (
    <div className="cols2">
      <ReferenceField {...company} name="signerId" label={t`Signatory`} />
      <ContactField name="signerContactId" label={t`Signing as`} of="signerId" placeholder={t`Search contacts`} />
      <ReferenceField {...company} name="payerId" label={t`Payer`} />
      <ContactField name="payerContactId" label={t`Invoice to`} of="payerId" placeholder={t`Search contacts`} />
      <ProjectField name="projectId" />
    </div>
  );
}

/** Asks for the colleagues on the show, besides its owner. */
export const ShowTeam = () => (
  <TeamFields colleague={(name, label) => <ReferenceField name={name} label={label} kind="user" />} />
);
