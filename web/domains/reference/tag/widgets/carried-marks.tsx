import type { StatusKind } from '#shared/kernel/record/main-area.ts';
import { StatusName } from '#web/domains/reference/status/widgets/status-name.tsx';
import type { Carried } from './carried.tsx';
import { TagChips } from './tag-chips.tsx';

/** Status and tags in one line, for previews and detail pages. */
export function CarriedMarks({ area, record }: { readonly area: StatusKind; readonly record: Carried }) {
  return (
    <span className="row wrap tag-marks">
      <StatusName area={area} statusId={record.statusId} />
      <TagChips area={area} tagIds={record.tagIds} />
    </span>
  );
}
