import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { duplicateContract } from '#shared/domains/relations/duplicate/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { Alike } from '../parts/alike.tsx';
import type { AlikeRows } from '../parts/alike-notice.tsx';
import { PAUSE_MS } from '../parts/pause.ts';

const MIN_NAME = 3;

/** A short form asks for the place beside the name. */
type Short = Partial<CompanyInput['address']>;

/** Inside the form of a new company: those like it. */
export function CompanyAlike({ onTake }: Pick<AlikeRows, 'onTake'>) {
  const can = useCan();
  const { name = '', vatNumber, registerNumber, email, address, ...short } = useWatch<CompanyInput & Short>();
  const { city, countryId } = address ?? short;
  const body = useSettled({ name, vatNumber, registerNumber, email, city, countryId }, PAUSE_MS);
  const { data } = useQuery({
    ...queryOf(duplicateContract.routes.companies, { body }),
    enabled: can('company.read') && body.name.trim().length >= MIN_NAME,
    retry: false,
    meta: { quiet: true },
  });
  return <Alike base="/company" rows={data?.rows ?? []} onTake={onTake} />;
}
