import { useFormContext, useWatch } from 'react-hook-form';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { PlaceSearch } from '#web/domains/relations/google/widgets/place-search.tsx';
import { OwnAddressField } from '#web/kits/record/own-address-field.tsx';
import type { AddressModes } from '#web/ui/controls/address-rules.ts';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';

const PositionField = part(async () => (await import('#web/ui/map/position-field.tsx')).PositionField);

const CHANGE = { shouldDirty: true, shouldValidate: true } as const;

/** The address of a company, found or typed, and where it is on the map. */
export function AddressSection({ modes }: { readonly modes: AddressModes }) {
  const { setValue, getValues } = useFormContext<CompanyInput>();
  const [name, lat, lng] = useWatch<CompanyInput, ['name', 'address.lat', 'address.lng']>({
    name: ['name', 'address.lat', 'address.lng'],
  });
  return (
    <>
      <PlaceSearch
        onPlace={({ name: found, point, parts }) => {
          setValue('address', { name: getValues('address.name') ?? '', ...parts, ...point }, CHANGE);
          if (!getValues('name')) setValue('name', found.slice(0, 100), CHANGE);
        }}
      />
      <OwnAddressField name="address" modes={modes} />
      <Later lines={4}>
        <PositionField
          name={name}
          value={lat === undefined || lng === undefined ? undefined : { lat, lng }}
          onChange={(point) =>
            setValue('address', { ...getValues('address'), lat: point?.lat, lng: point?.lng }, CHANGE)
          }
        />
      </Later>
    </>
  );
}
