import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Clock, Pencil, Trash2 } from 'lucide-react';
import { isClosed } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { toLocal } from '#shared/kernel/time/zone.ts';
import { momentText } from '#web/domains/journeys/travel/widgets/travel-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { Tag } from '#web/ui/status.tsx';
import { type Acts, useActs } from './acts.tsx';
import { HeadsBar, HeadsText } from './heads.tsx';

/** Until when, or that it is over; the agency goes on all the same. */
function Cutoff({ place, zone }: { readonly place: Place; readonly zone: string }) {
  if (!place.cutoff) return null;
  const when = momentText(place.cutoff);
  return isClosed(place, toLocal(new Date().toISOString(), zone)) ? (
    <Tag tone="amber">
      <Trans>Cutoff {when} has passed</Trans>
    </Tag>
  ) : (
    <span className="row meta">
      <Clock size={13} aria-hidden="true" />
      <Trans>Cutoff {when}</Trans>
    </span>
  );
}

/** How full a place is, who waits, and until when. */
export function PlaceFacts({ place, zone }: { readonly place: Place; readonly zone: string }) {
  const { used, allotment, arrived, waiting, requested, mode } = place;
  return (
    <div className="gl-facts">
      <HeadsBar used={used} arrived={arrived} allotment={allotment} />
      <HeadsText used={used} allotment={allotment} />
      {arrived > 0 && (
        <span className="num">
          <Trans>{arrived} checked in</Trans>
        </span>
      )}
      {requested > 0 && (
        <span className="num">
          <Plural value={requested} one="# pending" other="# pending" />
        </span>
      )}
      {waiting > 0 && (
        <span className="num">
          <Plural value={waiting} one="# waiting" other="# waiting" />
        </span>
      )}
      {mode === 'auto' && (
        <span className="meta">
          <Trans>Approve automatically while places are left</Trans>
        </span>
      )}
      <Cutoff place={place} zone={zone} />
    </div>
  );
}

function useRemovePlace(place: Place, acts: Acts, name: string, guests: number) {
  const text =
    guests > 0 ? (
      <Plural value={guests} one="# guest is deleted with it." other="# guests are deleted with it." />
    ) : undefined;
  const remove = async () => {
    if (await dialogs.remove({ name, text })) await acts.removePlace(place);
  };
  return remove;
}

export function PlaceMenu({ place, onEdit }: { readonly place: Place; readonly onEdit: () => void }) {
  const { t } = useLingui();
  const acts = useActs();
  const { name, guests } = place;
  const remove = useRemovePlace(place, acts, name, guests);
  return (
    <>
      <IconButton label={t`Edit ${name}`} onClick={onEdit}>
        <Pencil size={15} />
      </IconButton>
      <MoreMenu
        label={t`More for ${name}`}
        groups={[
          {
            id: 'place',
            items: [
              {
                id: 'delete',
                label: t`Delete allotment`,
                icon: <Trash2 size={15} />,
                danger: true,
                onSelect: () => void remove(),
              },
            ],
          },
        ]}
      />
    </>
  );
}
