import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import type { Import, ImportKind } from '#shared/domains/relations/import/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { formatNear } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/status.tsx';

type EarlierProps = Readonly<{ mainArea: ImportKind; onOpen: (found: Import) => void }>;
/** Imports of the area, each with its report and the way back. */
export function EarlierImports({ mainArea, onOpen }: EarlierProps) {
  const { data } = useQuery(queryOf(importContract.routes.list, { body: { mainArea } }));
  if (!data || data.rows.length === 0) return null;
  return (
    <section className="imp-card">
      <h2>
        <Trans>Earlier imports</Trans>
      </h2>
      <ul className="imp-duplicates">
        {data.rows.map((found) => (
          <li key={found.id} className="row">
            <span className="cut grow">{found.fileName}</span>
            {found.state === 'undone' && (
              <Tag>
                <Trans>undone</Trans>
              </Tag>
            )}
            <span className="mut">{found.by}</span>
            <span className="mut">{formatNear(found.createdAt)}</span>
            <Button size="sm" onClick={() => onOpen(found)}>
              <Trans>Open</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
