import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageLink } from '#web/ui/page-link.tsx';
import { Tag } from '#web/ui/status.tsx';

interface RowNameProps {
  readonly name: string;
  /** Its page, for those who may open it. */
  readonly to?: string | false;
  readonly isDefault?: boolean | undefined;
  readonly isActive?: boolean;
  /** Stands before the name. */
  readonly mark?: ReactNode;
}
/** What a row of the master data is called, and whether it is the default or no longer chosen. */
export const RowName = ({ name, to, isDefault, isActive = true, mark }: RowNameProps) => (
  <span className="row">
    {mark}
    {to ? <PageLink to={to}>{name}</PageLink> : name}
    {isDefault && (
      <Tag tone="blue">
        <Trans>default</Trans>
      </Tag>
    )}
    {!isActive && (
      <Tag>
        <Trans>not active</Trans>
      </Tag>
    )}
  </span>
);
