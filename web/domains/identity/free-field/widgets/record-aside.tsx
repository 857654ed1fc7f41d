import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { CarriedMarks } from '#web/domains/reference/tag/widgets/carried-marks.tsx';
import { InternalNote } from '#web/ui/record/internal-note.tsx';
import { FreeFacts } from './free-facts.tsx';

type Marks = ComponentProps<typeof CarriedMarks>;
type Free = ComponentProps<typeof FreeFacts>;
interface RecordAsideProps {
  readonly area: Marks['area'] & Free['area'];
  readonly record: Marks['record'] & Free['record'] & { readonly notes: string };
  /** The facts of its kind. */
  readonly children: ReactNode;
  /** Drawn between the facts and the internal note. */
  readonly after?: ReactNode;
}
/** The side of a record's page: status and tags, its facts, the agency's own fields, the internal note. */
export const RecordAside = ({ area, record, children, after }: RecordAsideProps) => (
  <>
    <h2>
      <Trans>Details</Trans>
    </h2>
    <CarriedMarks area={area} record={record} />
    {children}
    <FreeFacts area={area} record={record} />
    {after}
    <InternalNote text={record.notes} />
  </>
);
