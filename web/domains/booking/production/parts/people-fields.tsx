import { useLingui } from '@lingui/react/macro';
import type { Production } from '#shared/domains/booking/production/schemas.ts';
import type { TeamSummary } from '#shared/domains/identity/user/team.ts';
import { TeamFields } from '#web/domains/identity/user/widgets/team-fields.tsx';
import { useColleagues } from '#web/domains/identity/user/widgets/use-colleagues.ts';
import { UserPicker } from '#web/domains/identity/user/widgets/user-picker.tsx';
import { useMe } from '#web/platform/me.ts';
import { ControlField } from '#web/ui/form/fields.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { PickerField } from '#web/ui/record/picker-field.tsx';

/** Chooses colleagues by name. A former colleague keeps the name stored with the team. */
function ProductionTeam({ team }: { readonly team: readonly TeamSummary[] }) {
  const colleagues = useColleagues();
  const itemOf = (key: string) => {
    const value = team.find(({ userId }) => userId === key)?.name ?? '';
    return colleagues.get(key) ?? pickedItem(key, value);
  };
  const colleague = (name: string, label: string) => (
    <ControlField<string | undefined> name={name} label={label}>
      {({ value, onChange }) => (
        <UserPicker value={value ? itemOf(value) : null} onChange={(item) => onChange(item?.key)} />
      )}
    </ControlField>
  );
  return <TeamFields colleague={colleague} />;
}

/** Asks for the owner and the team of a production. */
export function PeopleFields({ production }: { readonly production: Production | undefined }) {
  const { t } = useLingui();
  const { user } = useMe();
  const { userId, name } = production ? (production.owner ?? {}) : { userId: user.id, name: user.name };
  const owner = userId && name ? pickedItem(userId, name) : null;
  return (
    <div className="form-stack">
      <PickerField name="ownerId" label={t`Owner`} first={owner} picker={UserPicker} />
      <ProductionTeam team={production?.team ?? []} />
    </div>
  );
}
