import type { Gap } from '#shared/domains/agreements/sales-export/schemas.ts';
import { PageLink } from '#web/ui/page-link.tsx';

/** All that is missing for a file, each with the page that closes the gap. */
export const GapList = ({ gaps }: { readonly gaps: readonly Gap[] }) => (
  <ul className="sx-gaps">
    {gaps.map(({ message, target }) => (
      <li key={message}>
        {target ? (
          <PageLink to={target} className="link">
            {message}
          </PageLink>
        ) : (
          message
        )}
      </li>
    ))}
  </ul>
);
