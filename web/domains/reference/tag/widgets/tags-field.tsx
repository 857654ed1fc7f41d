import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { MainArea } from '#shared/kernel/record/main-area.ts';
import { useCan } from '#web/platform/me.ts';
import { ControlField } from '#web/ui/form/fields.tsx';
import { part } from '#web/ui/part.tsx';
import { ControlSkeleton } from '#web/ui/skeleton.tsx';

const TagPicker = part(async () => (await import('../parts/tag-picker.tsx')).TagPicker);

export function TagsField({ area, className = 'rec-wide' }: { readonly area: MainArea; readonly className?: string }) {
  const { t } = useLingui();
  const can = useCan();
  if (!can('tag.read')) return null;
  return (
    <ControlField<string[] | undefined> name="tagIds" label={t`Tags`} className={className}>
      {({ value = [], onChange }) => (
        <Suspense fallback={<ControlSkeleton />}>
          <TagPicker area={area} value={value} onChange={onChange} />
        </Suspense>
      )}
    </ControlField>
  );
}
