import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import { TagChips } from '#web/domains/reference/tag/widgets/tag-chips.tsx';
import { TravelPeople } from '../parts/travel-people.tsx';
import type { TravelRecord } from './travel-model.ts';

interface TravelAsideProps {
  readonly area: TravelKind;
  readonly travel: TravelRecord;
  /** The part that only this kind has, between the travellers and the notes. */
  readonly children?: ReactNode;
}
/** Shows the tags, the travellers and the notes, beside the overview. */
export function TravelAside({ area, travel, children }: TravelAsideProps) {
  const { travellers, notes, tagIds } = travel;
  return (
    <>
      <TagChips area={area} tagIds={tagIds} />
      <h2>
        <Trans>Travellers</Trans>
      </h2>
      <TravelPeople travellers={travellers} />
      {children}
      {notes && (
        <>
          <h2>
            <Trans>Notes</Trans>
          </h2>
          <p className="pre">{notes}</p>
        </>
      )}
    </>
  );
}
