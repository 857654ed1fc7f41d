import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { UrlInput, urlContract } from '#shared/domains/url/contract.ts';
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
  words: {
    title: msg`Web addresses`,
    text: msg`Pages outside that your people need, in your order.`,
    add: msg`New web address`,
    empty: msg`No web addresses yet`,
  },
  columns: [
    { id: 'url', label: msg`Web address`, render: (row) => <WebLink address={row.url} /> },
    { id: 'description', label: msg`What it is for` },
  ],
  Fields,
});
