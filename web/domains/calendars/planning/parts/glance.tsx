import { Suspense, useState } from 'react';
import { part } from '#web/ui/part.tsx';
import type { GlanceProps } from './glance-card.tsx';

const GlanceCard = part(async () => (await import('./glance-card.tsx')).GlanceCard);

/** The card over the bar or block under the mouse, fetched with the first one. A dialog that it opens outlives the hover. */
export function Glance(props: GlanceProps) {
  const [isUsed, setUsed] = useState(false);
  if (props.hover.hovered && !isUsed) setUsed(true);
  return isUsed ? (
    <Suspense>
      <GlanceCard {...props} />
    </Suspense>
  ) : null;
}
