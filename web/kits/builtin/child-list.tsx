import { Card } from '#web/ui/card.tsx';
import './child-list.css';

interface Child {
  readonly code: string;
  readonly name: string;
}
/** Lists the children of built-in data, such as the states of a country. They are read-only. */
export function ChildList({ title, rows }: { readonly title: string; readonly rows: readonly Child[] }) {
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
