import type { FieldValues } from 'react-hook-form';
import type { MasterConfig, MasterRow } from './master-config.ts';
import { MasterList } from './master-list.tsx';

/** The pages of a master, for its routes; those with a form come when one opens them. */
export const masterPages = <In extends FieldValues, Out, Row extends MasterRow>(
  routes: MasterConfig<In, Out, Row>['routes'],
  form: MasterConfig<In, Out, Row>['form'],
  rest: Omit<MasterConfig<In, Out, Row>, 'routes' | 'form'>,
) => {
  const config = { ...rest, routes, form };
  return {
    ListPage: () => <MasterList {...config} />,
    formPages: async () => {
      const [{ formPages }, loaded] = await Promise.all([import('./form-pages.tsx'), form()]);
      return formPages(config, loaded.form);
    },
  };
};
