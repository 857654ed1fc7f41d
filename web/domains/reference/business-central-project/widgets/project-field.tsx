import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import {
  type BusinessCentralProjectInput,
  businessCentralProjectContract,
} from '#shared/domains/reference/business-central-project/contract.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';
import type { MasterRow } from '#web/kits/master/master-config.ts';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { useCan } from '#web/platform/me.ts';

type Project = BusinessCentralProjectInput & MasterRow;
const { list } = businessCentralProjectContract.routes;

/** Asks for a project of Business Central. An agency without projects is not asked. */
export function ProjectField({ name }: { readonly name: string }) {
  const { t } = useLingui();
  const can = useCan()('masterData.read');
  const chosen = useWatch({ name }) as string | undefined;
  const { data } = useQuery({ ...allMasters(list), enabled: can });
  if (!can || (!chosen && !data?.rows.length)) return null;
  return (
    <MasterSelect
      name={name}
      label={t`Project`}
      list={list}
      labelOf={({ number, name: called }: Project) => `${number} ${called}`}
    />
  );
}
