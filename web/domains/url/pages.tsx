import { useLingui } from '@lingui/react/macro';
import { type Url, UrlInput, urlContract } from '#shared/domains/url/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { WebLink } from '#web/ui/record/links.tsx';

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <TextField name="url" label={t`Web address`} must maxLength={500} inputMode="url" />
      <TextField name="description" label={t`What it is for`} maxLength={200} />
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: urlContract.routes,
  domain: 'url',
  schema: UrlInput,
  blank: { name: '', url: '', description: '', isActive: true },
  usePlace: () => ({ base: '/url', edit: (id) => `/url/${id}` }),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Web addresses`,
      text: t`Pages outside that your people need, in your order.`,
      add: t`New web address`,
      empty: t`No web addresses yet`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    return [
      { id: 'url', label: t`Web address`, render: (row: Url) => <WebLink address={row.url} /> },
      { id: 'description', label: t`What it is for`, render: (row: Url) => row.description },
    ];
  },
  Fields,
});
