import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import type {
  AskedPlace,
  OwnGuest,
  SeenGuestLink,
  SeenRequest,
} from '#shared/domains/journeys/guest-list-link/view.ts';
import { zoneCity } from '#shared/kernel/time/zone.ts';
import { momentText } from '#web/domains/journeys/travel/widgets/travel-text.ts';
import { OpenedPage } from '#web/domains/relations/link/widgets/opened-page.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tag } from '#web/ui/status.tsx';
import { AskForm } from './ask-form.tsx';
import { NightHead } from './night-head.tsx';
import { OwnGuests } from './own-guests.tsx';
import './guest.css';

export interface AskProps {
  readonly secret: string;
  readonly view: SeenGuestLink & { readonly request: SeenRequest };
  readonly onView: (view: SeenGuestLink) => void;
}

/** Places left, and until when on the clock of the venue. */
function Facts({ place, zone }: { readonly place: AskedPlace; readonly zone: string }) {
  const { free, cutoff, isClosed } = place;
  const when = cutoff && momentText(cutoff);
  const city = zoneCity(zone);
  return (
    <div className="gg-facts">
      <span className="strong num">
        <Plural value={free} one="# place left" other="# places left" />
      </span>
      {isClosed && (
        <Tag tone="amber">
          <Trans>Cutoff {when} has passed</Trans>
        </Tag>
      )}
      {when && !isClosed && (
        <span className="row meta">
          <Clock size={13} aria-hidden="true" />
          <Trans>
            Until {when}, {city} time
          </Trans>
        </span>
      )}
    </div>
  );
}

interface PlaceProps extends AskProps {
  readonly place: AskedPlace;
  readonly guests: readonly OwnGuest[];
}
function Place(props: PlaceProps) {
  const { t } = useLingui();
  const { place, guests, view } = props;
  const mayAsk = !place.isClosed && !view.isPreview;
  return (
    <Card title={place.name} count={guests.length}>
      <Facts place={place} zone={view.night.zone} />
      {mayAsk && place.free === 0 && (
        <Notice tone="amber" className="gg-note" fact={t`No places are left.`}>
          {t`New guests go on the waiting list.`}
        </Notice>
      )}
      {mayAsk && <AskForm {...props} />}
      <OwnGuests {...props} mayAct={mayAsk} />
    </Card>
  );
}

/** The guests that the reader of a link asks for, allotment by allotment. */
export function AskPage(props: AskProps) {
  const { view } = props;
  const { places, guests } = view.request;
  return (
    <OpenedPage
      agency={view.agency}
      isPreview={view.isPreview}
      foot={<Trans>Sent with Backline. Your guests are recorded with your name and the time.</Trans>}
    >
      <NightHead night={view.night} />
      {places.map((place) => (
        <Place key={place.id} {...props} place={place} guests={guests.filter(({ placeId }) => placeId === place.id)} />
      ))}
      {places.length === 0 && (
        <p className="meta" role="status">
          <Trans>This list is no longer there. Ask the sender of the link.</Trans>
        </p>
      )}
    </OpenedPage>
  );
}
