import { Fragment, type ReactNode } from 'react';
import './record.css';

export interface Fact {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}
const isThere = ({ value }: Fact): boolean => value !== '' && value !== null && value !== undefined && value !== false;

/** Names and values below each other; what says nothing is left out. */
export const Facts = ({ items }: { readonly items: readonly Fact[] }) => (
  <dl className="props rec-props">
    {items.filter(isThere).map(({ id, label, value }) => (
      <Fragment key={id}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
