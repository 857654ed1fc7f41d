import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { type Absent, partOf } from './part-of.tsx';

const Away = ({ again }: Absent) => (
  <Notice
    tone="amber"
    action={
      <Button size="sm" onClick={again}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    <Trans>Couldn't load this: the connection is lost or weak.</Trans>
  </Notice>
);

/** A part of a page that is fetched with its first use. */
export const part = <P extends object>(load: () => Promise<ComponentType<P>>) => partOf<P>(load, Away);
