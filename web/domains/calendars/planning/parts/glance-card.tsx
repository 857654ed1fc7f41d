import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarArrowUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { MoveDaysDialog } from '#web/domains/booking/show/widgets/move-days-dialog.tsx';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { HoverCard } from '#web/ui/hover-card.tsx';
import { part } from '#web/ui/part.tsx';
import type { Hover } from '#web/ui/use-hover.ts';
import { type Appointment, nameOf, recordIdOf } from '../model/appointment.ts';
import { type Change, shifted } from '../model/change.ts';
import { useDescribe } from './use-describe.ts';

const ShowGlance = part(async () => (await import('#web/domains/booking/show/widgets/show-glance.tsx')).ShowGlance);

export interface GlanceProps {
  readonly hover: Hover;
  readonly items: readonly Appointment[];
  /** Names by id. */
  readonly artists: ReadonlyMap<string, string>;
  readonly mayEdit: (item: Appointment) => boolean;
  readonly onChange: (change: Change) => void;
  /** Begins another show of the same artist on the same day; left out where nothing can be created. */
  readonly onAddHere?: ((item: Appointment) => void) | undefined;
}

interface MoveButtonProps {
  readonly close: () => void;
  readonly setMovingId: (next: string | undefined) => void;
  readonly item: Appointment;
}
function MoveButton({ close, setMovingId, item }: MoveButtonProps) {
  return (
    <Button
      size="sm"
      icon={<CalendarArrowUp size={13} aria-hidden="true" />}
      onClick={() => {
        setMovingId(recordIdOf(item.id));
        close();
      }}
    >
      <Trans>Move by days</Trans>
    </Button>
  );
}

/** The card over the bar or block under the mouse: a show with its next steps, anything else in words. */
export function GlanceCard({ hover, items, artists, mayEdit, onChange, onAddHere }: GlanceProps) {
  const { t } = useLingui();
  const internal = useMe().user.environment === 'internal';
  const describe = useDescribe();
  const { hovered, close } = hover;
  const [movingId, setMovingId] = useState<string>();
  const item = items.find(({ id }) => id === hovered?.id);
  // The dialog outlives the card.
  if (movingId) return <MoveDaysDialog ids={[movingId]} onClose={() => setMovingId(undefined)} />;
  if (!hovered || !item) return null;
  const label = nameOf(item);
  const move = (days: number) => {
    onChange({ id: item.id, before: item, after: shifted(item, days) });
    close();
  };
  const add = () => {
    onAddHere?.(item);
    close();
  };
  return (
    <HoverCard label={t`${label}, at a glance`} hovered={hovered}>
      {item.kind === 'show' && internal ? (
        <ShowGlance id={recordIdOf(item.id)} onMove={mayEdit(item) ? move : undefined}>
          {mayEdit(item) && <MoveButton close={close} setMovingId={setMovingId} item={item} />}
          {onAddHere && (
            <Button size="sm" icon={<Plus size={13} aria-hidden="true" />} onClick={add}>
              {t`Add on this date`}
            </Button>
          )}
        </ShowGlance>
      ) : (
        <p className="plan-glance">
          {describe(item, artists.get(item.artistId) ?? '', { night: false, conflict: false })}
        </p>
      )}
    </HoverCard>
  );
}
