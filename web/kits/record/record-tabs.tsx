import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, use } from 'react';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { useCan } from '#web/platform/me.ts';
import { Later } from '#web/ui/later.tsx';
import type { RecordTab } from '#web/ui/record/record-page.tsx';
import { RecordActivity } from './record-activity.tsx';
import { RecordCardsContext } from './record-cards.ts';
import { useWorkTabs } from './work-tabs.tsx';

interface RecordTabsProps {
  readonly target: RecordSubject;
  readonly overview: ReactNode;
  readonly activity: ComponentProps<typeof RecordActivity>['query'];
  /** The words that only this domain has for its log. */
  readonly words?: ComponentProps<typeof RecordActivity>['own'];
}
/** The tabs every master record has: overview, notes, tasks, files, activity. */
export function useRecordTabs({ target, overview, activity, words }: RecordTabsProps): readonly RecordTab[] {
  const can = useCan();
  const { Files } = use(RecordCardsContext);
  const work = useWorkTabs(target);
  const files = can('file.read') && (
    <Later>
      <Files {...target} />
    </Later>
  );
  return [
    { value: 'overview', label: <Trans>Overview</Trans>, content: overview },
    ...work,
    ...(files ? [{ value: 'files', label: <Trans>Files</Trans>, content: files }] : []),
    {
      value: 'activity',
      label: <Trans>Activity</Trans>,
      content: <RecordActivity entity={target.entity} query={activity} own={words} />,
    },
  ];
}
