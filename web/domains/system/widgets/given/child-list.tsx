import { Card } from '#web/ui/card.tsx';
import './child-list.css';

interface Child {
  readonly code: string;
  readonly name: string;
}
interface ChildListProps {
  readonly title: string;
  readonly rows: readonly Child[];
}
/** What belongs to one of those that everybody has, such as the states of a country: to be read, not set. */
export function ChildList({ title, rows }: ChildListProps) {
  if (rows.length === 0) return null;
  return (
    <Card title={title} count={rows.length}>
      <ul className="mst-children">
        {rows.map(({ code, name }) => (
          <li key={code}>
            <span className="meta num">{code}</span> {name}
          </li>
        ))}
      </ul>
    </Card>
  );
}
