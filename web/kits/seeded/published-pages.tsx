import type { FieldValues } from 'react-hook-form';
import type { SeededConfig, SeededRow } from './published-config.ts';
import { SeededList } from './published-list.tsx';

/** The pages of a kind of reference data, for its routes; those with a form come when one opens them. */
export const seededPages = <In extends FieldValues & { name: string }, Out, Row extends SeededRow & In>(
  routes: SeededConfig<In, Out, Row>['routes'],
  form: SeededConfig<In, Out, Row>['form'],
  rest: Omit<SeededConfig<In, Out, Row>, 'routes' | 'form'>,
) => {
  const config = { ...rest, routes, form };
  return {
    ListPage: () => <SeededList {...config} list={routes.list} />,
    formPages: async () => {
      const [{ formPages }, loaded] = await Promise.all([import('./published-form.tsx'), form()]);
      return formPages(config, loaded.form);
    },
  };
};
