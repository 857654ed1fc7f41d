import { type ComponentType, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { ArtistChooser } from '#web/domains/identity/roster/widgets/artist-picker.tsx';
import { ProductionPicker } from '#web/domains/identity/roster/widgets/production-picker.tsx';
import { UserPicker } from '#web/domains/identity/user/widgets/user-picker.tsx';
import { useMe } from '#web/platform/me.ts';
import type { PickerSearch } from '#web/ui/controls/use-picker-search.ts';
import { ControlField } from '#web/ui/form/fields.tsx';
import { part } from '#web/ui/part.tsx';
import { itemOf, rememberItem } from '#web/ui/record/known-items.ts';
import type { PickerProps } from '#web/ui/record/record-picker.tsx';
import { ControlSkeleton } from '#web/ui/skeleton.tsx';
import type { ShowValues } from '../model/form.ts';
import { addRecent, recentsOf } from './recents.ts';
import type { ReferenceKind } from './references.ts';

/** Of the place and its people, below what a show begins with. */
const VenuePicker = part(
  async () => (await import('#web/domains/identity/roster/widgets/venue-picker.tsx')).VenuePicker,
);
const PromoterPicker = part(
  async () => (await import('#web/domains/identity/roster/widgets/company-picker.tsx')).PromoterPicker,
);
const ContactPicker = part(
  async () => (await import('#web/domains/identity/roster/widgets/contact-picker.tsx')).ContactPicker,
);

type Single = Exclude<ReferenceKind, 'artist' | 'contact'>;
const PICKERS: Readonly<Record<Single, ComponentType<PickerProps>>> = {
  venue: VenuePicker,
  company: PromoterPicker,
  production: ProductionPicker,
  user: UserPicker,
};

type ReferenceFieldProps = Readonly<{ name: string; label: string; kind: Single; placeholder?: string }>;
/** One record; the form holds its id. */
export function ReferenceField({ name, label, kind, placeholder }: ReferenceFieldProps) {
  const tenantId = useMe().tenant.id;
  const Picker = PICKERS[kind];
  return (
    <ControlField<string | undefined> name={name} label={label}>
      {({ value, onChange }) => (
        <Suspense fallback={<ControlSkeleton />}>
          <Picker
            placeholder={placeholder}
            recents={recentsOf(tenantId, kind)}
            value={value ? itemOf(value) : null}
            onChange={(item) => {
              if (item) addRecent(tenantId, kind, item);
              onChange(item?.key);
            }}
          />
        </Suspense>
      )}
    </ControlField>
  );
}

interface ContactFieldProps extends Omit<ReferenceFieldProps, 'kind'> {
  /** The field of the company whose people are offered first; without one the buyer's are. */
  readonly of?: 'promoterId' | 'signerId' | 'payerId';
}
export function ContactField({ name, label, placeholder, of = 'promoterId' }: ContactFieldProps) {
  const [own, buyer] = useWatch<ShowValues, [typeof of, 'promoterId']>({ name: [of, 'promoterId'] });
  const companyId = own ?? buyer;
  const company = companyId ? { id: companyId, name: itemOf(companyId).value } : undefined;
  return (
    <ControlField<string | undefined> name={name} label={label}>
      {({ value, onChange }) => (
        <Suspense fallback={<ControlSkeleton />}>
          <ContactPicker
            company={company}
            placeholder={placeholder}
            value={value ? itemOf(value) : null}
            onChange={(item) => {
              if (item) rememberItem(item);
              onChange(item?.key);
            }}
          />
        </Suspense>
      )}
    </ControlField>
  );
}

interface ArtistsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly max: number;
  /** Without one every artist is looked through. */
  readonly search?: PickerSearch;
}
/** The bill: the form holds the ids of its artists in their order. */
export function ArtistsField({ name, label, max, ...source }: ArtistsFieldProps) {
  const tenantId = useMe().tenant.id;
  return (
    <ControlField<readonly string[]> name={name} label={label} must>
      {({ value, onChange }) => (
        <ArtistChooser
          {...source}
          label={label}
          max={max}
          recents={recentsOf(tenantId, 'artist')}
          value={value.map(itemOf)}
          onChange={(items) => {
            for (const item of items) addRecent(tenantId, 'artist', item);
            onChange(items.map(({ key }) => key));
          }}
        />
      )}
    </ControlField>
  );
}
