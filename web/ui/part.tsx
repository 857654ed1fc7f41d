import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { type Absent, partOf } from './part-of.tsx';
import { RetryNotice } from './retry-notice.tsx';

const Away = ({ again }: Absent) => (
  <RetryNotice tone="amber" again={again}>
    <Trans>Couldn't load this: the connection is lost or weak.</Trans>
  </RetryNotice>
);

/** A part of a page that is fetched with its first use. */
export const part = <P extends object>(load: () => Promise<ComponentType<P>>) => partOf<P>(load, Away);
