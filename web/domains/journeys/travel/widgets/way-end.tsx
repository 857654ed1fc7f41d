import type { ReactNode } from 'react';
import type { LocalDateTime } from '#shared/kernel/time/date.ts';
import { momentText } from './travel-text.ts';
import './travel.css';

/** Of an end, as its pin on the map has it. */
export const WayLetter = ({ letter }: { readonly letter: string }) => (
  <span className="way-letter" aria-hidden="true">
    {letter}
  </span>
);

type WayEndProps = Readonly<{ letter: string; name: ReactNode; at: LocalDateTime; children?: ReactNode }>;
/** One end of a journey in its overview: where and when, and below that what is known of the place. */
export const WayEnd = ({ letter, name, at, children }: WayEndProps) => (
  <div className="way-end">
    <span className="way-letter">{letter}</span>
    <span className="col">
      <b>{name}</b>
      <span className="num">{momentText(at)}</span>
      {children}
    </span>
  </div>
);
