import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { countryContract } from '#shared/domains/reference/country/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';

const PROPOSED = ['vatRateId', 'culture'] as const;

/** A new record takes over what the country of its address proposes, as far as nobody chose anything there. */
export function CountryProposals() {
  const can = useCan();
  const { setValue, getFieldState, formState } = useFormContext();
  const countryId: string = useWatch({ name: 'address.countryId' });
  const countries = queryOf(countryContract.routes.list, { body: {} });
  const { data } = useQuery({ ...countries, enabled: can('masterData.read') });
  const country = data?.rows.find(({ code }) => code === countryId);
  useEffect(() => {
    if (!country) return;
    for (const field of PROPOSED)
      if (!getFieldState(field, formState).isDirty) setValue(field, country[field] || undefined);
  }, [country, formState, getFieldState, setValue]);
  return null;
}
