import { Trans } from '@lingui/react/macro';
import type { RateSource } from '#shared/kernel/money/exchange.ts';
import { Tag } from '#web/ui/status.tsx';

/** Tags a rate with its source. */
export const SourceTag = ({ source }: { readonly source: RateSource }) =>
  source === 'manual' ? (
    <Tag tone="blue">
      <Trans>custom</Trans>
    </Tag>
  ) : (
    <Tag>
      <Trans>ECB</Trans>
    </Tag>
  );
