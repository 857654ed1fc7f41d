import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { artistNames } from '../model/names.ts';

type PageProps<In extends FieldValues, Out> = ComponentProps<typeof FormPage<In, Out>>;
/** The frame of both forms of a show, the agency's and that of people outside. */
export const EditPage = <In extends FieldValues, Out>({
  show,
  ...page
}: Omit<PageProps<In, Out>, 'title' | 'crumbs' | 'action'> & { readonly show: Show }) => (
  <FormPage<In, Out>
    title={artistNames(show)}
    crumbs={[
      { label: <Trans>Shows</Trans>, to: '/show' },
      { label: show.number, to: `/show/${show.id}` },
      { label: <Trans>Edit</Trans> },
    ]}
    action={<Trans>Save show</Trans>}
    {...page}
  />
);
