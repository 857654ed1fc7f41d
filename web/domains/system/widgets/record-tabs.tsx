import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { FileTarget } from '#shared/domains/file/contract.ts';
import { useCan } from '#web/platform/me.ts';
import { ActivityList } from '#web/ui/record/activity-list.tsx';
import type { RecordTab } from '#web/ui/record/record-page.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

type Files = { readonly FilesCard: ComponentType<FileTarget> };
const modules = import.meta.glob<Files>('../../file/widgets/files-card.tsx');
const load = modules['../../file/widgets/files-card.tsx'];
const FilesCard = load && lazy(async () => ({ default: (await load()).FilesCard }));

interface RecordTabsProps {
  readonly target: FileTarget;
  readonly overview: ReactNode;
  readonly activity: ComponentProps<typeof ActivityList>['query'];
}
/** The tabs every master record has: overview, files, activity. */
export function useRecordTabs({ target, overview, activity }: RecordTabsProps): readonly RecordTab[] {
  const can = useCan();
  const files = FilesCard && can('file.read') && (
    <Suspense fallback={<SkeletonLines />}>
      <FilesCard {...target} />
    </Suspense>
  );
  return [
    { value: 'overview', label: <Trans>Overview</Trans>, content: overview },
    ...(files ? [{ value: 'files', label: <Trans>Files</Trans>, content: files }] : []),
    { value: 'activity', label: <Trans>Activity</Trans>, content: <ActivityList query={activity} /> },
  ];
}
