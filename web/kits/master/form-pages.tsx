import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { FieldValues } from 'react-hook-form';
import { queryOf } from '#web/platform/api.ts';
import type { MasterConfig, MasterForm as MasterParts, MasterRow } from './master-config.ts';
import { MasterForm } from './master-form.tsx';

/** The pages of a master that have a form: for a new one, and for one that is there. */
export const formPages = <In extends FieldValues, Out, Row extends MasterRow>(
  config: MasterConfig<In, Out, Row>,
  parts: MasterParts<In, Out, Row>,
) => ({
  NewPage: () => <MasterForm config={config} parts={parts} />,
  EditPage: () => {
    const { key = '' } = useParams({ strict: false }) as { readonly key?: string };
    const { data } = useSuspenseQuery(queryOf(config.routes.get, { params: { id: key } }));
    return <MasterForm key={data.id} config={config} parts={parts} record={data} />;
  },
});
