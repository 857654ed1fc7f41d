import { msg } from '@lingui/core/macro';
import { statusContract } from '#shared/domains/reference/status/contract.ts';
import { fits } from '#shared/domains/reference/status/rules.ts';
import type { Status } from '#shared/domains/reference/status/schemas.ts';
import { STATUS_KINDS } from '#shared/kernel/record/main-area.ts';
import { usePhaseNames } from '#web/domains/reference/status/widgets/phase-names.ts';
import { useAreaPlace } from '#web/kits/master/area-place.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';
import { Status as StatusMark } from '#web/ui/status.tsx';

const { routes } = statusContract;

/** The agency's own words for where something stands, in its own order. */
const calls = { ...routes, list: routes.listPaginated };

export const { ListPage, formPages } = masterPages(calls, () => import('./form.tsx'), {
  moving: { ...routes, key: 'statusId', fits },
  domain: 'status',
  update: 'status.update',
  usePlace: (record?: Status) => useAreaPlace('/status', record, STATUS_KINDS),
  words: {
    title: msg`Statuses`,
    text: msg`Drag to reorder, or use Alt and the arrow keys.`,
    add: msg`New status`,
    empty: msg`No statuses yet`,
  },
  columns: [{ id: 'phase', label: msg`Phase`, useWords: usePhaseNames }],
  Mark: ({ row }: { readonly row: Status }) => <StatusMark color={row.hexColor} phase={row.phase} />,
});
