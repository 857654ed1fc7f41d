import type { ReactNode } from 'react';

type LineCardProps = Readonly<{ title: ReactNode; side: ReactNode; text: ReactNode }>;
/** A row of a list on a phone: a title with a figure or a mark beside it, and a line below. */
export const LineCard = ({ title, side, text }: LineCardProps) => (
  <span className="col grow">
    <span className="row">
      <b className="strong cut grow">{title}</b>
      {side}
    </span>
    <span className="meta cut">{text}</span>
  </span>
);
