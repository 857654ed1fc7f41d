import type { FieldValues } from 'react-hook-form';
import type { SeededConfig, SeededRow } from './published-config.ts';
import { SeededList } from './published-list.tsx';

/** The pages of a kind of reference data, for its routes; those with a form come when one opens them. */
export const seededPages = <In extends FieldValues & { name: string }, Out, Row extends SeededRow & In>(
  config: SeededConfig<In, Out, Row>,
) => ({
  ListPage: () => <SeededList {...config} list={config.routes.list} />,
  formPages: async () => {
    const [{ formPages }, { form }] = await Promise.all([import('./published-form.tsx'), config.form()]);
    return formPages(config, form);
  },
});
