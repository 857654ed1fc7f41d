import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { type Bare, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { AddressField } from '#web/ui/record/address-field.tsx';

interface Country {
  readonly code: string;
  readonly isActive: boolean;
  readonly defaultStateId?: string | undefined;
}
/** Bare: the kit knows no domain. */
const countriesRoute: Bare<{ body: object }, { rows: readonly Country[] }> = {
  id: 'country.list',
  method: 'POST',
  path: '/api/page/country/list',
};

/** An address as the agency set its countries: what is not active is not offered, and a new one begins with its state. */
export function OwnAddressField(props: ComponentProps<typeof AddressField>) {
  const can = useCan();
  const { data } = useQuery({ ...queryOf(countriesRoute, { body: {} }), enabled: can('masterData.read') });
  const chosen: string = useWatch({ name: `${props.name}.countryId` });
  const settings = new Map(data?.rows.map((country) => [country.code, country]));
  const offers = (code: string) => code === chosen || settings.get(code)?.isActive !== false;
  return <AddressField {...props} offers={offers} startState={(code) => settings.get(code)?.defaultStateId ?? ''} />;
}
