import { Children, type ReactNode } from 'react';

interface FigureHeadProps {
  /** Over the names of the rows. */
  readonly first: ReactNode;
  readonly children: ReactNode;
}
/** Heads of a table of figures: its names stand left, its figures right. */
export const FigureHead = ({ first, children }: FigureHeadProps) => (
  <thead>
    <tr>
      <th scope="col">{first}</th>
      {Children.map(children, (head) => (
        <th scope="col" className="right">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);
