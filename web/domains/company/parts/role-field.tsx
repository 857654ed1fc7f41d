import { COMPANY_ROLES, type CompanyRole } from '#shared/domains/company/schemas.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { useRoleNames } from './company-words.ts';
import './company.css';

/** What a company works as; at least one. */
export function RoleField({ name, label }: { readonly name: string; readonly label: string }) {
  const names = useRoleNames();
  return (
    <ControlField<readonly CompanyRole[]> name={name} label={label} must group className="rec-wide">
      {({ id, value, onChange }) => (
        <div className="co-roles" id={id}>
          {COMPANY_ROLES.map((role) => (
            <Checkbox
              key={role}
              checked={value.includes(role)}
              onChange={({ target }) =>
                onChange(COMPANY_ROLES.filter((each) => (each === role ? target.checked : value.includes(each))))
              }
            >
              {names[role]}
            </Checkbox>
          ))}
        </div>
      )}
    </ControlField>
  );
}
