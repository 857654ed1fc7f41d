import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Status } from '#shared/domains/reference/status/schemas.ts';
import { Segmented } from '#web/ui/choice.tsx';
import type { Draft } from '../model/draft.ts';
import { CreateEntry } from './create-entry.tsx';
import { CreateShow } from './create-show.tsx';

interface Props {
  readonly draft: Draft;
  readonly statuses: readonly Status[];
  readonly today: string;
  readonly mayShow: boolean;
  readonly mayEntry: boolean;
  readonly onClose: () => void;
}

/** Chooses the kind of a new appointment: a show, or an own entry of the agency. */
export function CreateAppointment({ mayShow, mayEntry, ...props }: Props) {
  const { t } = useLingui();
  const [kind, setKind] = useState<'show' | 'entry'>(mayShow ? 'show' : 'entry');
  return (
    <>
      {mayShow && mayEntry && (
        <div className="plan-kind">
          <Segmented
            label={t`Type`}
            items={[
              { value: 'show', label: t`Show` },
              { value: 'entry', label: t`Other entry` },
            ]}
            value={kind}
            onChange={setKind}
          />
        </div>
      )}
      {kind === 'show' ? <CreateShow {...props} /> : <CreateEntry {...props} />}
    </>
  );
}
