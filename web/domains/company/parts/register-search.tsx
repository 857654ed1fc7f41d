import { Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CompanyInput } from '#shared/domains/company/schemas.ts';
import { part } from '#web/ui/part.tsx';

const NorwaySearch = part(
  async () => (await import('#web/domains/company-register/widgets/norway-search.tsx')).NorwaySearch,
);

/** In a form of a Norwegian company: what the register says takes the place of what was typed. */
export function RegisterSearch() {
  const { setValue, getValues } = useFormContext<CompanyInput>();
  const countryId = useWatch<CompanyInput, 'address.countryId'>({ name: 'address.countryId' });
  if (countryId !== 'NO') return null;
  return (
    <Suspense>
      <NorwaySearch
        onChoose={({ name, organisationNumber, address, website, isVatRegistered }) => {
          const change = { shouldDirty: true, shouldValidate: true } as const;
          setValue('name', name, change);
          setValue('registerNumber', organisationNumber, change);
          if (isVatRegistered) setValue('vatNumber', `NO${organisationNumber}MVA`, change);
          if (website) setValue('website', website, change);
          setValue('address', { ...getValues('address'), ...address }, change);
        }}
      />
    </Suspense>
  );
}
