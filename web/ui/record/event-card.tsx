import type { ReactNode } from 'react';

interface EventCardProps {
  readonly title: string;
  /** At the right of the title. */
  readonly mark?: ReactNode;
  /** For whom: names of artists. */
  readonly people: string;
  readonly when: string;
}
/** The phone's card of what happens at a time: what, for whom and when. */
export const EventCard = ({ title, mark, people, when }: EventCardProps) => (
  <span className="col grow">
    <span className="row">
      <span className="strong cut grow">{title}</span>
      {mark}
    </span>
    <span className="cut">{people}</span>
    <span className="meta cut num">{when}</span>
  </span>
);
