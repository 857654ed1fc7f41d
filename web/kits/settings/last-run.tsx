import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { useFormat } from '#web/platform/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Facts } from '#web/ui/record/facts.tsx';

interface LastRunProps {
  readonly last: { readonly at: string; readonly outcome: string; readonly isPartial: boolean };
  /** The outcome in words. */
  readonly words: string;
  /** The figures of the run. */
  readonly facts: ComponentProps<typeof Facts>['items'];
  /** More notices. */
  readonly children?: ReactNode;
}
/** The last run of the work with another service: its fault, time and figures. */
export function LastRun({ last: { at, outcome, isPartial }, words, facts, children }: LastRunProps) {
  const { t } = useLingui();
  const { near } = useFormat();
  const when = near(at);
  return (
    <>
      {outcome !== 'ok' && (
        <Notice tone="amber" fact={<Trans>The last run failed, {when}.</Trans>}>
          {words}
        </Notice>
      )}
      {children}
      <Facts items={[{ id: 'last', label: t`Last run`, value: when }, ...facts]} />
      {outcome === 'ok' && isPartial && <p className="meta">{t`There is more to do. The next run continues.`}</p>}
    </>
  );
}
