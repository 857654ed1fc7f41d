import { useLingui } from '@lingui/react/macro';
import type { FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import { isFreeEmpty } from '#shared/domains/identity/free-field/values.ts';
import type { MergeKind } from '#shared/kernel/record/merge-area.ts';
import { FreeShown } from '#web/domains/identity/free-field/widgets/free-value.tsx';
import { useFreeFields } from '#web/domains/identity/free-field/widgets/use-free-fields.ts';
import { StatusName } from '#web/domains/reference/status/widgets/status-name.tsx';
import type { Carried } from '#web/domains/reference/tag/widgets/carried.tsx';
import { TagChips } from '#web/domains/reference/tag/widgets/tag-chips.tsx';
import type { MergeRow } from './merge-page.tsx';

interface Carrying extends Carried {
  readonly freeFields?: FreeValues | undefined;
}
/** Returns the rows that records of every area share: status, tags and the agency's own fields. */
export function useCarriedRows(area: MergeKind): readonly MergeRow<Carrying>[] {
  const { t } = useLingui();
  const { fields } = useFreeFields(area);
  return [
    {
      id: 'statusId',
      label: t`Status`,
      text: ({ statusId }) => statusId && <StatusName area={area} statusId={statusId} />,
    },
    {
      id: 'tagIds',
      label: t`Tags`,
      text: ({ tagIds = [] }) => tagIds.length > 0 && <TagChips area={area} tagIds={tagIds} />,
    },
    ...fields
      .filter(({ mayEdit }) => mayEdit)
      .map((field): MergeRow<Carrying> => {
        const of = ({ freeFields }: Carrying) => freeFields?.[field.id];
        return {
          id: `freeFields.${field.id}`,
          label: field.name,
          text: (values) => !isFreeEmpty(of(values)) && <FreeShown field={field} value={of(values)} plain />,
        };
      }),
  ];
}
