import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { brandContract } from '#shared/domains/reference/brand/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';

export const { ListPage, formPages } = masterPages(brandContract.routes, () => import('./form.tsx'), {
  domain: 'brand',
  usePlace: () => ({ base: '/brand', edit: (id) => `/brand/${id}/edit` }),
  words: {
    title: msg`Brands`,
    text: msg`Names, colours and logos used on documents and emails.`,
    add: msg`New brand`,
    empty: msg`No brands yet`,
  },
  columns: [
    { id: 'colors', label: msg`Colours`, render: (row) => `${row.primaryColor} · ${row.accentColor}` },
    {
      id: 'logo',
      label: msg`Logo`,
      render: (row) => (row.logoKey ? <Trans>yes</Trans> : <Trans context="logo">none</Trans>),
    },
  ],
  Mark: ({ row }) => (
    <span className="rec-swatch" style={{ '--c': row.primaryColor } as CSSProperties} aria-hidden="true" />
  ),
});
