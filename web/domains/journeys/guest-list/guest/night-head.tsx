import type { SeenNight } from '#shared/domains/journeys/guest-list-link/view.ts';
import { whenText, whereText } from '../parts/words.tsx';

/** The night that a list is for. The title of a show without a description is its venue, which the line names anyway. */
export function NightHead({ night }: { readonly night: SeenNight }) {
  const { list, artists, title, venue } = night;
  const about = [artists.join(', '), title === venue ? '' : title].filter(Boolean).join(' · ');
  return (
    <section className="gg-head">
      <h1>{about || list}</h1>
      <p className="mut num">{[whenText(night), whereText(night), list].filter(Boolean).join(' · ')}</p>
    </section>
  );
}
