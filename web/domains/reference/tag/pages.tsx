import { msg } from '@lingui/core/macro';
import { tagContract } from '#shared/domains/reference/tag/contract.ts';
import type { Tag } from '#shared/domains/reference/tag/schemas.ts';
import { useAreaPlace } from '#web/kits/master/area-place.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';
import { Status } from '#web/ui/status.tsx';

const { routes } = tagContract;

const calls = { ...routes, list: routes.listPaginated };

export const { ListPage, formPages } = masterPages(calls, () => import('./form.tsx'), {
  moving: { ...routes, key: 'tagId' },
  domain: 'tag',
  update: 'tag.update',
  usePlace: (record?: Tag) => useAreaPlace('/tag', record),
  words: {
    title: msg`Tags`,
    text: msg`Coloured labels for records. A record can have several.`,
    add: msg`New tag`,
    empty: msg`No tags yet`,
  },
  Mark: ({ row }: { readonly row: Tag }) => <Status color={row.hexColor} />,
});
