import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { part } from '#web/ui/part.tsx';

const RegisterChoice = part(async () => (await import('./register-choice.tsx')).RegisterChoice);

/** In a form of a Norwegian company: its register. */
export function RegisterSearch() {
  const countryId = useWatch<CompanyInput, 'address.countryId'>({ name: 'address.countryId' });
  return <Suspense>{countryId === 'NO' && <RegisterChoice />}</Suspense>;
}
