import type { FieldValues } from 'react-hook-form';
import type { MasterConfig, MasterRow } from './master-config.ts';
import { MasterList } from './master-list.tsx';

/** The pages of a master, for its routes; those with a form come when one opens them. */
export const masterPages = <In extends FieldValues, Out, Row extends MasterRow>(
  config: MasterConfig<In, Out, Row>,
) => ({
  ListPage: () => <MasterList {...config} />,
  formPages: async () => {
    const [{ formPages }, { form }] = await Promise.all([import('./form-pages.tsx'), config.form()]);
    return formPages(config, form);
  },
});
