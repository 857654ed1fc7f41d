import { COMPANY_ROLES } from '#shared/domains/relations/company/kinds.ts';
import { ChoicesField } from '#web/ui/form/choices-field.tsx';
import { useRoleNames } from '../widgets/company-words.ts';

/** Asks for the roles of a company, at least one. */
export function RoleField({ name, label }: { readonly name: string; readonly label: string }) {
  const names = useRoleNames();
  const options = COMPANY_ROLES.map((value) => ({ value, label: names[value] }));
  return <ChoicesField name={name} label={label} must className="rec-wide" options={options} />;
}
