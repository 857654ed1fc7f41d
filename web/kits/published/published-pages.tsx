import type { FieldValues } from 'react-hook-form';
import type { PublishedConfig, PublishedRow } from './published-config.ts';
import { PublishedList } from './published-list.tsx';

/** The pages of a kind of reference data, for its routes; those with a form come when one opens them. */
export const publishedPages = <In extends FieldValues & { name: string }, Out, Row extends PublishedRow & In>(
  config: PublishedConfig<In, Out, Row>,
) => ({
  ListPage: () => <PublishedList {...config} list={config.routes.list} />,
  formPages: async () => {
    const [{ formPages }, { form }] = await Promise.all([import('./published-form.tsx'), config.form()]);
    return formPages(config, form);
  },
});
