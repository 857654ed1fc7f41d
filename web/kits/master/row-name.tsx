import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageLink } from '#web/ui/page-link.tsx';
import { Inactive } from '#web/ui/record/inactive.tsx';
import { Tag } from '#web/ui/status.tsx';

interface RowNameProps {
  readonly name: ReactNode;
  /** The address of the row's page, for users who may open it. */
  readonly to?: string | false;
  readonly isDefault?: boolean | undefined;
  readonly isActive?: boolean;
  /** The mark before the name. */
  readonly mark?: ReactNode;
  /** The text below the name. */
  readonly detail?: ReactNode;
}
/** Shows the name of a row of master data, and marks the default row and an inactive one. */
export function RowName({ name, to, isDefault, isActive = true, mark, detail }: RowNameProps) {
  const line = (
    <span className="row">
      {mark}
      {to ? <PageLink to={to}>{name}</PageLink> : name}
      {isDefault && (
        <Tag tone="blue">
          <Trans>default</Trans>
        </Tag>
      )}
      {!isActive && <Inactive />}
    </span>
  );
  if (!detail) return line;
  return (
    <span className="mst-two">
      {line}
      <span className="meta">{detail}</span>
    </span>
  );
}
