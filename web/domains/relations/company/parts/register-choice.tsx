import { useFormContext } from 'react-hook-form';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { NorwaySearch } from '#web/domains/relations/company-register/widgets/norway-search.tsx';

/** Replaces the typed values with those of the register. */
export function RegisterChoice() {
  const { setValue, getValues } = useFormContext<CompanyInput>();
  return (
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
  );
}
