import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { bankAccountContract } from '#shared/domains/reference/bank-account/contract.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { brandContract } from '#shared/domains/reference/brand/contract.ts';
import { type Artist, MAX_MEMBERS, MAX_PRESS_LINKS, MAX_TEAM } from '#shared/domains/relations/artist/schemas.ts';
import { CompanyPicker } from '#web/domains/identity/roster/widgets/company-picker.tsx';
import { ContactPicker } from '#web/domains/identity/roster/widgets/contact-picker.tsx';
import { UserPicker } from '#web/domains/identity/user/widgets/user-picker.tsx';
import { ProjectField } from '#web/domains/reference/business-central-project/widgets/project-field.tsx';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { useCan } from '#web/platform/me.ts';
import { ControlField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { PickerField } from '#web/ui/record/picker-field.tsx';
import { LineFields } from './line-fields.tsx';
import { RateField } from './rate-field.tsx';

type Management = NonNullable<Artist['management']>;
const DEFAULT_RATE = 15_000;

/** The company that manages the artist; the form keeps its name too, until the server does. */
function ManagementField({ label }: { readonly label: string }) {
  return (
    <ControlField<Management | undefined> name="management" label={label}>
      {({ value, onChange }) => (
        <CompanyPicker
          value={value ? pickedItem(value.companyId, value.name) : null}
          onChange={(chosen) => onChange(chosen ? { companyId: chosen.key, name: chosen.value } : undefined)}
        />
      )}
    </ControlField>
  );
}

function Team() {
  const { t } = useLingui();
  return (
    <LineFields
      name="team"
      max={MAX_TEAM}
      blank={{ userId: '', name: '', commissionRate: DEFAULT_RATE }}
      addLabel={t`Add agent`}
      removeLabel={(place) => t`Remove agent ${place}`}
    >
      {(path, { userId, name }): ReactNode => (
        <>
          <PickerField
            name={`${path}.userId`}
            label={t`Agent`}
            must
            first={userId ? pickedItem(userId, name) : null}
            picker={UserPicker}
          />
          <RateField name={`${path}.commissionRate`} label={t`Commission`} />
        </>
      )}
    </LineFields>
  );
}

/** A member is a contact; one from before, who is only a name, is shown by it until a contact is chosen. */
function MemberField({ path }: { readonly path: string }) {
  const { t } = useLingui();
  const { setValue } = useFormContext();
  const contactId: string | undefined = useWatch({ name: `${path}.contactId` });
  return (
    <ControlField<string> name={`${path}.name`} label={t`Contact`} must>
      {({ value, onChange }) => (
        <ContactPicker
          value={contactId ? pickedItem(contactId, value) : null}
          placeholder={value}
          onChange={(chosen) => {
            setValue(`${path}.contactId`, chosen?.key, { shouldDirty: true });
            onChange(chosen?.value ?? '');
          }}
        />
      )}
    </ControlField>
  );
}

export function Members() {
  const { t } = useLingui();
  return (
    <LineFields
      name="members"
      max={MAX_MEMBERS}
      blank={{ name: '', part: '' }}
      addLabel={t`Add member`}
      removeLabel={(place) => t`Remove member ${place}`}
    >
      {(path) => (
        <>
          <MemberField path={path} />
          <TextField name={`${path}.part`} label={t`Role`} maxLength={50} />
        </>
      )}
    </LineFields>
  );
}

function PressLinks() {
  const { t } = useLingui();
  return (
    <LineFields
      name="pressLinks"
      max={MAX_PRESS_LINKS}
      blank={{ label: '', url: '' }}
      addLabel={t`Add link`}
      removeLabel={(place) => t`Remove link ${place}`}
    >
      {(path) => (
        <>
          <TextField name={`${path}.label`} label={t`Label`} must maxLength={50} />
          <TextField name={`${path}.url`} label={t`Web address`} must maxLength={200} />
        </>
      )}
    </LineFields>
  );
}

export function TeamFields() {
  const { t } = useLingui();
  const can = useCan();
  return (
    <div className="rec-fields">
      <Team />
      {can('company.read') && <ManagementField label={t`Management`} />}
      {can('masterData.read') && (
        <>
          <MasterSelect name="bookkeepingId" label={t`Bookkeeping`} list={bookkeepingContract.routes.list} />
          <MasterSelect name="brandId" label={t`Brand`} list={brandContract.routes.list} />
          <MasterSelect name="bankAccountId" label={t`Bank account`} list={bankAccountContract.routes.list} />
          <ProjectField name="projectId" />
        </>
      )}
    </div>
  );
}

export function PressFields() {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <TextareaField name="biography" label={t`Biography`} maxLength={2500} className="rec-wide" />
      <PressLinks />
    </div>
  );
}
