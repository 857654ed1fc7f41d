import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TravelKind } from '#shared/kernel/appointment.ts';
import { TagChips } from '#web/domains/tag/widgets/tag-chips.tsx';
import { TravelPeople } from '../parts/travel-people.tsx';
import type { TravelRecord } from './travel-model.ts';

interface TravelAsideProps {
  readonly area: TravelKind;
  readonly travel: TravelRecord;
  /** What only its kind has, between the travellers and the notes. */
  readonly children?: ReactNode;
}
/** Beside the overview: tags, who goes along, and what was noted. */
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
