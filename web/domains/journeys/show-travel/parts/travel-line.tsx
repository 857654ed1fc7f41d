import { useLingui } from '@lingui/react/macro';
import { Luggage, TriangleAlert, Unlink } from 'lucide-react';
import type { TravelSummary } from '#shared/domains/journeys/travel/schemas.ts';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import { joinNames } from '#shared/kernel/text/text.ts';
import { timesText } from '#web/domains/journeys/travel/widgets/travel-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Status } from '#web/ui/status.tsx';
import { chosenColor } from '#web/ui/tone.ts';
import type { TravelChoice } from './kinds.tsx';

/** Names in a line. */
const ROOM = 2;

interface TravelLineProps {
  readonly travel: TravelSummary;
  readonly icon: TravelChoice['icon'] | undefined;
  readonly onUnlink: (() => void) | undefined;
}
/** Shows a linked journey or stay, with a link to its page. */
export function TravelLine({ travel, icon: Icon = Luggage, onUnlink }: TravelLineProps) {
  const { t } = useLingui();
  const { kind, id, title, hexColor, phase, travellers, clashes } = travel;
  return (
    <li>
      <Icon size={15} aria-hidden="true" />
      <Status color={chosenColor(hexColor)} phase={phase} />
      <PageLink to={`${pathOfKind(kind)}/${id}`} className="col grow">
        <span className="strong cut">{title}</span>
        <span className="meta cut num">
          {[timesText(travel), joinNames(travellers, ROOM)].filter(Boolean).join(' · ')}
        </span>
      </PageLink>
      {clashes.length > 0 && (
        <span className="travel-clash">
          <TriangleAlert size={13} aria-hidden="true" />
          <span className="cut">
            {t`Clashes with`}{' '}
            {clashes.map((clash, i) => (
              <span key={clash.id}>
                {i > 0 && ', '}
                <PageLink to={`${pathOfKind(clash.kind)}/${clash.id}`}>{clash.title}</PageLink>
              </span>
            ))}
          </span>
        </span>
      )}
      {onUnlink && (
        <IconButton label={t`Unlink ${title}`} onClick={onUnlink}>
          <Unlink size={14} />
        </IconButton>
      )}
    </li>
  );
}
